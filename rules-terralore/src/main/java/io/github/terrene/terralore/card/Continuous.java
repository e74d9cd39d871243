package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;

/**
 * What a card does while it is face-up on the field, as data. It may look at whatever {@link Situation} shows, which has no current
 * points; so no two of them can wait for each other.
 */
@Rule("TL-9.3")
public interface Continuous extends Worded {
    /** What it adds to the points of a Creature; may be negative. */
    default int adds(Situation now, CardOnField source, CardOnField creature) {
        return 0;
    }

    /** Whether it makes the combat damage 0 that would come through that place, a defending lane. */
    default boolean prevents(Situation now, CardOnField source, Place through) {
        return false;
    }
}
