package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Rule;

/** What decides when both castles are at 0. */
@Rule("TL-11.7")
public enum DoubleKnockout {
    /** Both have equal HP: field points decide. */
    FIELD_POINTS,
    /** The HP as they would be without the floor of 0 are compared first. */
    @Rule("TL-11.11")
    OVERKILL
}
