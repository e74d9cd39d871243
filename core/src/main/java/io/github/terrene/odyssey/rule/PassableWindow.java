package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Pass;

/** A window at which the player may pass. */
public interface PassableWindow extends Window {

    /** What is offered. */
    Kinds OFFERS = Kinds.of(Activate.class, Pass.class);

    @Override
    default Kinds offers() {
        return OFFERS;
    }

    /** Puts what follows a pass on the agenda. This task has been taken off it. */
    void afterPass(Play play);
}
