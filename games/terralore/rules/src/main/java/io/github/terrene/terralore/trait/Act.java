package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Deed;

/** What a text can forbid. */
@Rule("TL-9.35")
public enum Act implements Deed {
    /** An effect moves it to its other lane. */
    BE_MOVED,
    /** An effect destroys it. */
    BE_DESTROYED,
    /** An effect exiles it. */
    BE_EXILED,
    /** An effect returns it to a hand. */
    BE_RETURNED,
    /** A player chooses it for an effect. */
    BE_CHOSEN
}
