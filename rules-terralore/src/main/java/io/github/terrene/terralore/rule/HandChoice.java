package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;

/** What a player does with the first hand. */
@Rule("TL-4.2")
public enum HandChoice {
    /** Not decided yet. */
    OPEN,
    /** Keeps it. */
    KEEP,
    /** Shuffles it back and draws one card fewer. */
    REDRAW,
    /** Gives the game up. */
    CONCEDE
}
