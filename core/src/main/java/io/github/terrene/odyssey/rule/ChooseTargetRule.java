package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseTarget;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Seq;

/** Saying at which Character or Terrain an ability is aimed. */
@Rule({"TO-8.5", "TO-7.5"})
final class ChooseTargetRule extends AimingRule<ChooseTarget, Integer> {
    ChooseTargetRule() {
        super(ActionKind.CHOOSE_TARGET, "nothing asks for a target");
    }

    @Override
    Integer said(ChooseTarget action) {
        return action.target();
    }

    @Override
    Seq<Integer> options(Game game, Aiming prompt) {
        return Targeting.candidates(game.table(), prompt.seat(), prompt.self(), prompt.trigger());
    }

    @Override
    protected ChooseTarget naming(Seat seat, Integer target) {
        return new ChooseTarget(seat, target);
    }

    @Override
    boolean permits(Game game, Aiming prompt, Integer target, Verdict why) {
        return (!needlesslyHidden(game, prompt, target)
                        || !why.silent()
                                && why.no(
                                        "TO-7.5",
                                        "{character} is hidden and cannot be a target",
                                        "character",
                                        Own.name(game, prompt.seat(), target)))
                && (Targeting.fits(game.table(), prompt, target)
                        || !why.silent()
                                && why.no(
                                        "TO-8.5",
                                        "{target} is not a legal target",
                                        "target",
                                        Own.name(game, prompt.seat(), target)));
    }

    private static boolean needlesslyHidden(Game game, Aiming aiming, int target) {
        boolean wantsHidden = aiming.trigger()
                .target()
                .exists(wanted -> wanted instanceof Target.OfCharacter characters
                        && characters.filter().hidden());
        return !wantsHidden && game.table().member(target).exists(Member::hidden);
    }

    @Override
    Aim with(Aim aim, Integer target) {
        return aim.at(target);
    }
}
