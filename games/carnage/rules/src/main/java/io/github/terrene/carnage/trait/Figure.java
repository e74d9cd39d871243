package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Stat;

/** The numbers of a card beside its values in {@linkplain Element elements}. */
@Rule("CG-1.11")
public enum Figure implements Stat {
    /** Its level; a Location has none. */
    @Rule("CG-1.9")
    LEVEL
}
