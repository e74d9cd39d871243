package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;

/** A lane with both its sides: the attacking lane of one player is the defending lane of the other. */
@Rule("TL-3.2")
public enum Column {
    /** North attacks, South defends. */
    WEST,
    /** South attacks, North defends. */
    EAST
}
