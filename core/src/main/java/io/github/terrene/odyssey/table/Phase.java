package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;

/** The setup of a game and the phases of a turn. */
@Rule("TO-4.1")
public enum Phase {
    /** Parties are chosen, and the starting player is decided. */
    SETUP,
    /** Actions are gained, and start-of-turn abilities happen. */
    COMMAND,
    /** A card is drawn. */
    DRAW,
    /** The player acts. */
    ACTION,
    /** End-of-turn abilities happen. */
    END
}
