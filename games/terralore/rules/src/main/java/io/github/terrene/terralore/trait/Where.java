package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Area;

/** Where cards are, and where they go. */
@Rule({"TL-3.4", "TL-3.9"})
public enum Where implements Area {
    /** In the column of the card with the text, on both sides. */
    @Rule("TL-3.10")
    HERE,
    /** In any lane. */
    ANYWHERE,
    /** In the other lane of the same player. */
    @Rule("TL-8.7")
    OTHER_LANE,
    /** In a Graveyard. */
    GRAVEYARD,
    /** In a hand. */
    HAND,
    /** On top of a deck. */
    DECK,
    /** In an Exile pile. */
    @Rule("TL-3.7")
    EXILE;

    /** Whether cards that are there stand on the field. */
    public boolean onField() {
        return this == HERE || this == ANYWHERE;
    }
}
