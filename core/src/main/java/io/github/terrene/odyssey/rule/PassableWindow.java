package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;

/** A window at which the player may pass. */
public interface PassableWindow extends Window {

    @Override
    default long offers(Seat asked) {
        return asked.equals(seat()) ? ActionKind.ACTIVATE.bit() | ActionKind.PASS.bit() : 0;
    }

    /** Puts what follows a pass on the agenda. This task has been taken off it. */
    void afterPass(Play play);
}
