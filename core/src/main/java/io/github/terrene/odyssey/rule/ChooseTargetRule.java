package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseTarget;
import io.github.terrene.odyssey.table.Member;

/** Saying at which Character or Terrain an ability is aimed. */
@Rule({"TO-8.5", "TO-7.5"})
final class ChooseTargetRule extends ActionRule<ChooseTarget> {
    ChooseTargetRule() {
        super(
                ActionKind.CHOOSE_TARGET,
                "TO-8.5",
                Check.of(
                        exists(
                                "TO-8.5",
                                (game, action) -> game.prompt() instanceof Aiming aiming
                                        && aiming.seat().equals(action.seat())
                                        && Aims.next(game.table(), aiming.seat(), aiming.trigger(), aiming.aim())
                                                .contains(ActionKind.CHOOSE_TARGET),
                                "nothing asks for a target"),
                        requires(
                                "TO-7.5",
                                (game, action) -> !needlesslyHidden(game, action),
                                (game, action) -> Rejection.of(
                                        "TO-7.5",
                                        "{character} is hidden and cannot be a target",
                                        "character",
                                        Own.name(game, action.seat(), action.target()))),
                        requires(
                                "TO-8.5",
                                (game, action) -> Aims.fits(game.table(), (Aiming) game.prompt(), action.target()),
                                (game, action) -> Rejection.of(
                                        "TO-8.5",
                                        "{target} is no legal target",
                                        "target",
                                        Own.name(game, action.seat(), action.target())))));
    }

    private static boolean needlesslyHidden(Game game, ChooseTarget action) {
        Aiming aiming = (Aiming) game.prompt();
        boolean wantsHidden = aiming.trigger()
                .target()
                .exists(target -> target instanceof Target.OfCharacter characters
                        && characters.filter().hidden());
        return !wantsHidden && game.table().member(action.target()).exists(Member::hidden);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (game.prompt() instanceof Aiming aiming
                && aiming.trigger().target().exists(target -> !(target instanceof Target.OfOpponent))) {
            Aims.candidates(game.table(), seat, aiming.self(), aiming.trigger())
                    .forEach(target -> candidates.offer(this, new ChooseTarget(seat, target)));
        }
    }

    @Override
    protected void carryOut(ChooseTarget action, Play play) {
        Aiming aiming = (Aiming) play.take();
        aiming.aimed(play, aiming.aim().at(action.target()));
    }
}
