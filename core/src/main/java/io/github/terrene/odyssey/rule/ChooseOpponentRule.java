package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseOpponent;

/** Saying at which opponent an ability is aimed. */
@Rule({"TO-8.5", "TO-13.14"})
final class ChooseOpponentRule extends ActionRule<ChooseOpponent> {
    ChooseOpponentRule() {
        super(
                ActionKind.CHOOSE_OPPONENT,
                "TO-8.5",
                Check.of(
                        exists(
                                "TO-8.5",
                                (game, action) -> game.prompt() instanceof Aiming aiming
                                        && aiming.seat().equals(action.seat())
                                        && Aims.next(game.table(), aiming.seat(), aiming.trigger(), aiming.aim())
                                                .contains(ActionKind.CHOOSE_OPPONENT),
                                "nothing asks for an opponent"),
                        requires(
                                "TO-8.5",
                                (game, action) ->
                                        game.table().opponents(action.seat()).contains(action.opponent()),
                                "that is no opponent")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        game.table().opponents(seat).forEach(opponent -> candidates.offer(this, new ChooseOpponent(seat, opponent)));
    }

    @Override
    protected void carryOut(ChooseOpponent action, Play play) {
        Aiming aiming = (Aiming) play.take();
        aiming.aimed(play, aiming.aim().at(action.opponent()));
    }
}
