package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Deed;

/** What cards do and undergo, and texts can forbid. */
@Rule({"HB-10.12", "HB-10.27"})
public enum Act implements Deed {
    /** To bear a Weapon. */
    @Rule({"HB-7.18", "HB-7.36"})
    BEAR_WEAPON,
    /** To attack. */
    @Rule({"HB-9.3", "HB-9.4"})
    ATTACK,
    /** To be destroyed. */
    @Rule("HB-3.10")
    BE_DESTROYED,
    /** To be chosen by Events of the opponent. */
    @Rule("HB-7.2")
    BE_CHOSEN
}
