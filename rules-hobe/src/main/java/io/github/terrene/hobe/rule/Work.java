package io.github.terrene.hobe.rule;

import io.github.terrene.kernel.Internal;
import org.jspecify.annotations.Nullable;

/** A task that needs no decision: it is carried out as soon as it is on top. */
@Internal
public sealed interface Work extends Task permits TurnTask, EventTask, Asking {
    @Override
    default @Nullable Work asWork() {
        return this;
    }

    /** Carries it out. It is no longer on the agenda; it puts there what is left to do. */
    void run(Play play);
}
