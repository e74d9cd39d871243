package io.github.terrene.terralore.rule.plan;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import org.jspecify.annotations.Nullable;

/** Discarding a card for the one placed last. It is never returned. */
@Rule({"TL-6.5", "TL-6.8", "TL-6.9", "TL-6.13"})
final class PayWithRule extends ActionRule<Game, PayWith, Card, Play> {
    PayWithRule() {
        super(PayWith.class, "TL-6.8");
    }

    @Override
    protected @Nullable Card find(Game game, PayWith action, Verdict why) {
        return InHand.find(game, action, why);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Card> listing) {
        if (ChoosePlans.draft(game, seat).owing() > 0) {
            listing.offerAll(game.hand(seat).cards());
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Card> listing) {
        listing.offerAll(game.hand(seat).cards());
    }

    @Override
    protected PayWith naming(Seat seat, Card card) {
        return new PayWith(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Card card, Verdict why) {
        PlanDraft draft = ChoosePlans.draft(game, seat);
        boolean used = draft.uses(card.id());
        return (!used || InHand.usedTwice(card, why))
                && (draft.owing() > 0
                        || why.stop(
                                "TL-6.8/nothing-to-pay",
                                "there is nothing to pay for: a card is discarded only as payment"))
                && (used
                        || draft.paidAscending(card.id())
                        || why.no(
                                "TL-6.13/payment-order",
                                "the payments for one card are named in ascending order of ids"))
                && (used
                        || draft.owing() <= 1
                        || InHand.leftBehind(game, seat, card) >= draft.owing() - 1
                        || why.no(
                                "TL-6.13/few-higher-ids",
                                "too few cards with higher ids would be left to pay the rest in ascending order of ids"));
    }

    @Override
    protected void carryOut(Seat seat, Card card, Play play) {
        ChoosePlans plans = (ChoosePlans) play.take();
        plans.with(seat, plans.of(seat).paying(card.id()), play);
    }
}
