package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseMode;

/** Saying which of several things an ability does. */
@Rule("TO-8.5")
final class ChooseModeRule extends ActionRule<ChooseMode> {
    ChooseModeRule() {
        super(
                ActionKind.CHOOSE_MODE,
                "TO-8.5",
                Check.of(
                        exists(
                                "TO-8.5",
                                (game, action) -> game.prompt() instanceof Aiming aiming
                                        && aiming.seat().equals(action.seat())
                                        && Aims.next(game.table(), aiming.seat(), aiming.trigger(), aiming.aim())
                                                .contains(ActionKind.CHOOSE_MODE),
                                "nothing asks for a choice of this kind"),
                        requires(
                                "TO-8.5",
                                (game, action) -> action.mode() >= 0
                                        && action.mode()
                                                < ((Aiming) game.prompt())
                                                        .trigger()
                                                        .modes(),
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
    protected void carryOut(ChooseMode action, Play play) {
        Aiming aiming = (Aiming) play.take();
        aiming.aimed(play, aiming.aim().inMode(action.mode()));
    }
}
