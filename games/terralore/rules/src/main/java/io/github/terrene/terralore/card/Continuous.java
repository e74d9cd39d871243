package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;

/**
 * What a card does while it is face-up on the field, as data. It may look at everything that {@link Situation} shows. Current points are
 * not part of that, so no two continuous effects can depend on each other.
 */
@Rule("TL-9.3")
public interface Continuous extends Worded {
    /** What it adds to the points of a Creature; may be negative. */
    default int adds(Situation now, CardOnField source, CardOnField creature) {
        return 0;
    }

    /** Whether it reduces the combat damage through that place, a defending lane, to 0. */
    default boolean prevents(Situation now, CardOnField source, Place through) {
        return false;
    }
}
