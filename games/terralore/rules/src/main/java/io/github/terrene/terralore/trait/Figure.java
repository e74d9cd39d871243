package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Stat;

/** The numbers of a card. */
@Rule("TL-1.8")
public enum Figure implements Stat {
    /** The current points of a Creature on the field; elsewhere those that are printed. */
    @Rule({"TL-1.11", "TL-9.12", "TL-9.27"})
    POINTS,
    /** The cost that is printed; a token has none. */
    @Rule({"TL-1.3", "TL-1.11"})
    COST
}
