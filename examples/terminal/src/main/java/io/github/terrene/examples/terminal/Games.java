package io.github.terrene.examples.terminal;

/** The games that can be played. */
enum Games {
    /** Terrene Odyssey, best of three. */
    ODYSSEY,
    /** Terralore, one game. */
    TERRALORE,
    /** Hobe, one game. */
    HOBE,
    /** Random Encounter: a draft of Terrene Odyssey, and a tournament with the decks. */
    DRAFT
}
