package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Orders;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Table;
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
final class LayRule extends ActionRule<Game, Lay, Array<String>, Play> {
    LayRule() {
        super(Lay.class, "CG-8.4");
    }

    private static Pile<ElementCard> drawn(Table table, Seat seat) {
        return table.side(seat).elements().drawn();
    }

    @Override
    protected @Nullable Array<String> find(Game game, Lay action, Verdict why) {
        Pile<ElementCard> drawn = drawn(game.table(), action.seat());
        Option<String> stranger = action.cards().find(id -> drawn.find(id) == null);
        return stranger.isEmpty()
                ? action.cards()
                : why.none("CG-8.4/not-drawn", "{card:card} is not among the cards drawn", stranger.get());
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Array<String>> listing) {
        Array<Array<String>> orders =
                Orders.of(drawn(game.table(), seat).cards().map(ElementCard::id), Duel.ROUNDS);
        listing.expect(orders.size());
        listing.offerAll(orders);
    }

    @Override
    protected Lay naming(Seat seat, Array<String> cards) {
        return new Lay(seat, cards);
    }

    @Override
    protected boolean permits(Game game, Seat seat, Array<String> cards, Verdict why) {
        return (cards.size() == Duel.ROUNDS
                        || why.no(
                                "CG-8.4/number-laid",
                                "a card is laid for each of the three rounds, not {number:number}",
                                cards.size()))
                && (allDifferent(cards) || why.no("CG-8.4/laid-twice", "a card is laid only once"));
    }

    private static boolean allDifferent(Array<String> cards) {
        for (int i = 1; i < cards.size(); i++) {
            for (int before = 0; before < i; before++) {
                if (cards.get(before).equals(cards.get(i))) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    protected void carryOut(Seat seat, Array<String> cards, Play play) {
        Laying laying = (Laying) play.take();
        laying.choose(seat, new Laying.Laid(Laying.Laid.By.LAID, cards.map(drawn(play.table(), seat)::get)), play);
    }
}
