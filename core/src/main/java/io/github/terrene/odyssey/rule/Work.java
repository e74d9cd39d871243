package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import org.jspecify.annotations.Nullable;

/** A task that needs no decision: it is carried out as soon as it is on top. */
@Internal
public interface Work extends Task {

    @Override
    default @Nullable Work asWork() {
        return this;
    }

    /** Carries it out. It has been taken off the agenda, and puts whatever it leaves to do there. */
    void run(Play play);
}
