package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import org.jspecify.annotations.Nullable;

/** Burning cards. */
@Rule("CG-6.3")
final class BurnRule extends ActionRule<Game, Burn, Card, Play> {
    private static final int AP = 1;

    BurnRule() {
        super(Burn.class, "CG-6.3");
    }

    @Override
    protected @Nullable Card find(Game game, Burn action, Verdict why) {
        return InHand.find(game, action.seat(), action.card(), "CG-6.3", why);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Card> listing) {
        InHand.offer(game, seat, CardKind.LEGEND, CardKind.RELIC, listing);
        InHand.offer(game, seat, CardKind.LOCATION, CardKind.MONSTER, listing);
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Card> listing) {
        list(game, seat, listing);
    }

    @Override
    protected Burn naming(Seat seat, Card card) {
        return new Burn(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Card card, Verdict why) {
        return Price.paid(game, seat, AP, 0, why);
    }

    @Override
    protected void carryOut(Seat seat, Card card, Play play) {
        Acting.act(seat, AP, 0, play);
        BurnMore.burn(seat, card, play);
    }
}
