package io.github.terrene.session;

/** What can be done at a table if all players agree, whatever the game. */
public enum Offer {
    /** To take back the last action of the seat that proposes it, with all that came after. */
    UNDO,
    /** To end the game without a winner. */
    DRAW
}
