package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Orders;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Laying Element cards. */
@Rule("CG-8.4")
final class LayRule extends ActionRule<Game, Lay, Array<ElementCard>, Play> {
    LayRule() {
        super(ActionKind.LAY, "CG-8.4");
    }

    private static Pile<ElementCard> drawn(Game game, Seat seat) {
        return game.table().side(seat).elements().drawn();
    }

    @Override
    protected @Nullable Array<ElementCard> find(Game game, Lay action, Verdict why) {
        Pile<ElementCard> drawn = drawn(game, action.seat());
        Option<String> stranger = action.cards().find(id -> drawn.find(id) == null);
        return stranger.isEmpty()
                ? action.cards().map(drawn::get)
                : why.none("CG-8.4", "{card} is not among the cards drawn", "card", stranger.get());
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Array<ElementCard>> listing) {
        Array<Array<ElementCard>> orders = Orders.of(drawn(game, seat).cards(), Duel.ROUNDS);
        listing.expect(orders.size());
        for (int i = 0; i < orders.size(); i++) {
            listing.offer(orders.get(i));
        }
    }

    @Override
    protected Lay naming(Seat seat, Array<ElementCard> cards) {
        Gathered<String> ids = new Gathered<>(cards.size());
        for (int i = 0; i < cards.size(); i++) {
            ids.add(cards.get(i).id());
        }
        return new Lay(seat, ids.all());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Array<ElementCard> cards, Verdict why) {
        return (cards.size() == Duel.ROUNDS
                        || why.no(
                                "CG-8.4",
                                "a card is laid for each of the three rounds, not {number}",
                                "number",
                                cards.size()))
                && (allDifferent(cards) || why.no("CG-8.4", "a card is laid only once"));
    }

    private static boolean allDifferent(Array<ElementCard> cards) {
        for (int i = 1; i < cards.size(); i++) {
            if (cards.indexOf(cards.get(i)) < i) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected void carryOut(Seat seat, Array<ElementCard> cards, Play play) {
        ((Laying) play.take()).choose(seat, new Laying.Laid(Laying.Laid.Stage.LAID, cards), play);
    }
}
