package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Adjective;
import io.github.terrene.kernel.word.Quality;

/** How far a Battle card can strike. */
@Rule("HB-1.3")
public enum Reach implements Adjective, Quality {
    /** From its front slot at the enemy in the facing front slot, and no farther. */
    @Rule("HB-9.5")
    MELEE,
    /** From either row at the first obstacle in its column. */
    @Rule("HB-9.6")
    RANGED
}
