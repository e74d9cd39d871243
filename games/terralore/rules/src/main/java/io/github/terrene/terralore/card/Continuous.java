package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.trait.Place;

/**
 * What a card does while it is face-up on the field, as data. It may look at everything that {@link Board} shows. Current points are
 * not part of that, so continuous effects cannot depend on each other.
 */
@Rule("TL-9.3")
public interface Continuous extends Proofreadable {
    /** What it adds to the points of a Creature; may be negative. */
    default int adds(Board now, CardOnField source, CardOnField creature) {
        return 0;
    }

    /** Whether it reduces the combat damage through that place, a defending lane, to 0. */
    default boolean prevents(Board now, CardOnField source, Place through) {
        return false;
    }
}
