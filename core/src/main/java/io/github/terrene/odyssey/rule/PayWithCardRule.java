package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PayWithCard;
import io.vavr.collection.Array;

/** Discarding a card as a cost. */
@Rule("TO-8.32")
final class PayWithCardRule extends ActionRule<PayWithCard> {
    PayWithCardRule() {
        super(
                ActionKind.PAY_WITH_CARD,
                "TO-8.32",
                Check.of(
                        exists(
                                "TO-8.32",
                                (game, action) -> asked(game, action.seat()),
                                "nothing asks for a card to pay with"),
                        requires(
                                "TO-8.32",
                                (game, action) ->
                                        candidates(game, action.seat()).contains(action.card()),
                                "that card is not in the own hand, or not the next in order")));
    }

    private static boolean asked(Game game, Seat seat) {
        return game.prompt() instanceof CompleteActivation activation
                && activation.seat().equals(seat)
                && activation.next(game.table()).contains(ActionKind.PAY_WITH_CARD);
    }

    private static Array<String> candidates(Game game, Seat seat) {
        CompleteActivation activation = (CompleteActivation) game.prompt();
        return Picking.next(game.side(seat).hand().cards(), activation.discards(), activation.toDiscard());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (asked(game, seat)) {
            candidates(game, seat).forEach(card -> candidates.offer(this, new PayWithCard(seat, card)));
        }
    }

    @Override
    protected void carryOut(PayWithCard action, Play play) {
        ((CompleteActivation) play.take()).paying(play, action.card());
    }
}
