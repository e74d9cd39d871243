package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;

/** Who may look at a player's hand and face-down cards, where players form teams. In a duel it makes no difference. */
@Rule("TO-13.9")
public enum TeamSight {
    /** Only the player. */
    OWN_ONLY,
    /** The whole team. */
    SHARED
}
