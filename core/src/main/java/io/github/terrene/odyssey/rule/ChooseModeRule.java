package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseMode;
import io.github.terrene.odyssey.table.Aim;

/** Saying which of several things an ability does. */
@Rule("TO-8.5")
final class ChooseModeRule extends AimingRule<ChooseMode> {
    ChooseModeRule() {
        super(
                ActionKind.CHOOSE_MODE,
                "nothing asks what an ability is to do",
                Check.of(requires(
                        "TO-8.5",
                        (game, asked) -> asked.action().mode() >= 0
                                && asked.action().mode()
                                        < asked.prompt().trigger().modes(),
                        "the text has no such choice")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        int modes = game.prompt() instanceof Aiming aiming ? aiming.trigger().modes() : 0;
        for (int mode = 0; mode < modes; mode++) {
            candidates.offer(this, new ChooseMode(seat, mode));
        }
    }

    @Override
    Aim with(Aim aim, ChooseMode action) {
        return aim.inMode(action.mode());
    }
}
