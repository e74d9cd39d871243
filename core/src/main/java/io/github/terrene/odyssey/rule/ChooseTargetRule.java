package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseTarget;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Member;

/** Saying at which Character or Terrain an ability is aimed. */
@Rule({"TO-8.5", "TO-7.5"})
final class ChooseTargetRule extends AimingRule<ChooseTarget> {
    ChooseTargetRule() {
        super(
                ActionKind.CHOOSE_TARGET,
                "nothing asks for a target",
                Check.of(
                        requires(
                                (game, asked) -> !needlesslyHidden(game, asked),
                                (game, asked) -> Rejection.of(
                                        "TO-7.5",
                                        "{character} is hidden and cannot be a target",
                                        "character",
                                        name(game, asked.action()))),
                        requires(
                                (game, asked) -> Targeting.fits(
                                        game.table(),
                                        asked.prompt(),
                                        asked.action().target()),
                                (game, asked) -> Rejection.of(
                                        "TO-8.5",
                                        "{target} is not a legal target",
                                        "target",
                                        name(game, asked.action())))));
    }

    private static String name(Game game, ChooseTarget action) {
        return Own.name(game, action.seat(), action.target());
    }

    private static boolean needlesslyHidden(Game game, Asked<Aiming, ChooseTarget> asked) {
        boolean wantsHidden = asked.prompt()
                .trigger()
                .target()
                .exists(target -> target instanceof Target.OfCharacter characters
                        && characters.filter().hidden());
        return !wantsHidden && game.table().member(asked.action().target()).exists(Member::hidden);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (game.prompt() instanceof Aiming aiming
                && aiming.trigger().target().exists(target -> !(target instanceof Target.OfOpponent))) {
            Targeting.candidates(game.table(), seat, aiming.self(), aiming.trigger())
                    .forEach(target -> candidates.offer(this, new ChooseTarget(seat, target)));
        }
    }

    @Override
    Aim with(Aim aim, ChooseTarget action) {
        return aim.at(action.target());
    }
}
