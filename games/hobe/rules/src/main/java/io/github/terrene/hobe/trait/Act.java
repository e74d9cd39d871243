package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Deed;

/** What a text can forbid. */
@Rule("HB-10.12")
public enum Act implements Deed {
    /** To bear a Weapon. */
    @Rule({"HB-7.18", "HB-7.36"})
    BEAR_WEAPON
}
