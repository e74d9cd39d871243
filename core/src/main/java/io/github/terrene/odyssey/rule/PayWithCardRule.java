package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PayWithCard;
import io.vavr.collection.Array;

/** Discarding a card as a cost. */
@Rule("TO-8.32")
final class PayWithCardRule extends CompletionRule<PayWithCard> {
    PayWithCardRule() {
        super(
                ActionKind.PAY_WITH_CARD,
                "TO-8.32",
                "nothing asks for a card to pay with",
                Check.of(requires(
                        "TO-8.32",
                        (game, asked) -> payable(game, asked.prompt())
                                .contains(asked.action().card()),
                        "that card is not in your hand, or not the next in order")));
    }

    private static Array<String> payable(Game game, CompleteActivation activation) {
        return Picking.next(game.side(activation.seat()).hand().cards(), activation.discards(), activation.toDiscard());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (game.prompt() instanceof CompleteActivation activation && asksFor(activation, game.table())) {
            payable(game, activation).forEach(card -> candidates.offer(this, new PayWithCard(seat, card)));
        }
    }

    @Override
    protected void carryOut(PayWithCard action, Play play) {
        ((CompleteActivation) play.take()).paying(play, action.card());
    }
}
