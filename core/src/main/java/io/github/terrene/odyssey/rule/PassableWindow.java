package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;

/** A window that may be passed up. */
public interface PassableWindow extends Window {

    @Override
    default long offers(Seat asked) {
        return asked.equals(seat()) ? ActionKind.ACTIVATE.bit() | ActionKind.PASS.bit() : 0;
    }

    /** Puts on the agenda what follows when the player passed. This task is no longer there. */
    void afterPass(Play play);
}
