package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Deed;

/** What cards do and undergo, and texts can forbid. */
@Rule("CG-12.22")
public enum Act implements Deed {
    /** To use its powers. */
    @Rule("CG-6.5")
    USE_POWER,
    /** To be beaten in a duel. */
    @Rule("CG-8.7")
    BE_BEATEN,
    /** To be chosen by texts of the opponent. */
    BE_CHOSEN
}
