package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;

/** How far a Battle card can strike. */
@Rule("HB-1.3")
public enum Reach {
    /** From its front slot at the enemy in the facing front slot, and no farther. */
    @Rule("HB-9.5")
    MELEE,
    /** From either row at the first obstacle in its column. */
    @Rule("HB-9.6")
    RANGED
}
