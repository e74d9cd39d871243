package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;

/** How long a change of points lasts. */
@Rule("TL-9.11")
public enum Duration {
    /** Until the turn ends. */
    THIS_TURN,
    /** As long as the Creature is on the field. */
    LASTING
}
