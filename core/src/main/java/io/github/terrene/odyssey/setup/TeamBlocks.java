package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;

/** Who may block an attack, where players form teams. In a duel it makes no difference. */
@Rule("TO-13.6")
public enum TeamBlocks {
    /** The attacked player, then the team-mates. */
    ALLOWED,
    /** Only the attacked player. */
    OWN_ONLY
}
