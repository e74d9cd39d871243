package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.Reinforced;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Reinforcing;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import org.jspecify.annotations.Nullable;

/** Strengthening the team by a duplicate. */
@Rule({"CG-6.12", "CG-6.15"})
final class ReinforceRule extends ActionRule<Game, Reinforce, Card, Play> {
    private static final int AP = 1;

    ReinforceRule() {
        super(Reinforce.class, "CG-6.12");
    }

    @Override
    protected @Nullable Card find(Game game, Reinforce action, Verdict why) {
        return InHand.find(game, action.seat(), action.card(), "CG-6.12", why);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Card> listing) {
        InHand.offer(game, seat, CardKind.LEGEND, CardKind.RELIC, listing);
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Card> listing) {
        list(game, seat, listing);
    }

    @Override
    protected Reinforce naming(Seat seat, Card card) {
        return new Reinforce(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Card card, Verdict why) {
        return (Reinforcing.place(game, seat, card) > 0
                        || why.no("CG-6.12/not-in-spearhead", "no {card} is in the spearhead", card.name()))
                && Price.paid(game, seat, AP, Price.of(game.options(), game.table(), seat, card), why);
    }

    @Override
    protected void carryOut(Seat seat, Card card, Play play) {
        int place = Reinforcing.place(play.options(), play.side(seat).spearhead(), card);
        Acting.place(seat, card, AP, play);
        play.emit(new Reinforced(seat, card, place));
    }
}
