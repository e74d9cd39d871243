package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Requirement;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.PayWith;
import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;

/** Discarding a card for the one placed last. It is never given back. */
@Rule({"TL-6.5", "TL-6.8", "TL-6.9"})
final class PayWithRule extends ActionRule<PayWith> {
    PayWithRule() {
        super(
                ActionKind.PAY_WITH,
                "TL-6.8",
                Check.of(InHand.held(), InHand.unused(), owing(), ascending(), completable()));
    }

    private static Requirement<Game, PayWith> owing() {
        return Requirement.exists(
                "TL-6.8",
                (game, action) -> game.draft(action.seat()).owing() > 0,
                "nothing is to be paid: a card is discarded as a payment only");
    }

    @Rule("TL-6.13")
    private static Requirement<Game, PayWith> ascending() {
        return Requirement.requires(
                "TL-6.13",
                (game, action) -> game.draft(action.seat()).paidAscending(action.card())
                        || game.draft(action.seat()).uses(action.card()),
                "what is paid for one card is named in ascending order of ids");
    }

    @Rule("TL-6.13")
    private static Requirement<Game, PayWith> completable() {
        return Requirement.requires(
                "TL-6.13",
                (game, action) -> InHand.leftBehind(game, action.seat(), action.card())
                                >= game.draft(action.seat()).owing() - 1
                        || game.draft(action.seat()).uses(action.card()),
                "too few cards would be left behind it to pay the rest with, in ascending order of ids");
    }

    @Override
    void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; game.draft(seat).owing() > 0 && i < hand.size(); i++) {
            candidates.offer(this, new PayWith(seat, hand.get(i).id()));
        }
    }

    @Override
    void carryOut(PayWith action, Play play) {
        ChoosePlans plans = (ChoosePlans) play.take();
        plans.with(action.seat(), plans.of(action.seat()).paying(action.card()), play);
    }
}
