package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PayWithCharacter;

/** Dismissing a Character as a cost. */
@Rule("TO-8.32")
final class PayWithCharacterRule extends ActionRule<PayWithCharacter> {
    PayWithCharacterRule() {
        super(
                ActionKind.PAY_WITH_CHARACTER,
                "TO-8.32",
                Check.of(
                        exists(
                                "TO-8.32",
                                (game, action) -> game.prompt() instanceof CompleteActivation activation
                                        && activation.seat().equals(action.seat())
                                        && activation.next(game.table()).contains(ActionKind.PAY_WITH_CHARACTER),
                                "nothing asks for a Character to pay with"),
                        exists(
                                "TO-8.32",
                                (game, action) -> Own.member(game, action.seat(), action.member()) != null,
                                "there is no such Character under the own control"),
                        requires(
                                "TO-8.32",
                                (game, action) -> fits(game, action),
                                (game, action) -> Rejection.of(
                                        "TO-8.32",
                                        "{character} is not what the cost asks for",
                                        "character",
                                        Own.name(game, action.seat(), action.member())))));
    }

    private static boolean fits(Game game, PayWithCharacter action) {
        CompleteActivation activation = (CompleteActivation) game.prompt();
        return Payments.sacrificeFits(
                game.table(),
                action.seat(),
                activation.self(),
                activation.trigger(),
                game.table().member(action.member()).get());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        game.side(seat).members().forEach(member -> candidates.offer(this, new PayWithCharacter(seat, member.id())));
    }

    @Override
    protected void carryOut(PayWithCharacter action, Play play) {
        ((CompleteActivation) play.take()).paying(play, action.member());
    }
}
