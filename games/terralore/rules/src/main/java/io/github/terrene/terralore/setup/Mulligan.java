package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Rule;

/** Whether a first hand may be exchanged. */
@Rule("TL-4.2")
public enum Mulligan {
    /** It may not. */
    OFF,
    /** Once, all four cards for three. */
    REDRAW_ONE_FEWER
}
