package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;

/** How long a change lasts. */
@Rule({"HB-5.2", "HB-10.16"})
public enum Duration {
    /** Until the turn ends. */
    THIS_TURN,
    /** Until the card leaves play. */
    LASTING
}
