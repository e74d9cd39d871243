package io.github.terrene.session;

/** Something that can be done at any table if all players agree, regardless of the game. */
public enum Offer {
    /** To take back the last action of the seat that proposes it, with all that came after. */
    UNDO,
    /** To end the game without a winner. */
    DRAW
}
