package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseMode;
import io.github.terrene.odyssey.table.Aim;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Saying which of several things an ability does. */
@Rule("TO-8.5")
final class ChooseModeRule extends AimingRule<ChooseMode, Integer> {
    ChooseModeRule() {
        super(ActionKind.CHOOSE_MODE, "nothing asks what an ability is to do");
    }

    @Override
    Integer said(ChooseMode action) {
        return action.mode();
    }

    @Override
    Seq<Integer> options(Game game, Aiming prompt) {
        return Array.range(0, prompt.trigger().modes());
    }

    @Override
    protected ChooseMode naming(Seat seat, Integer mode) {
        return new ChooseMode(seat, mode);
    }

    @Override
    boolean permits(Game game, Aiming prompt, Integer mode, Verdict why) {
        return mode >= 0 && mode < prompt.trigger().modes() || why.no("TO-8.5", "the text has no such choice");
    }

    @Override
    Aim with(Aim aim, Integer mode) {
        return aim.inMode(mode);
    }
}
