package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Score;

/** The numbers of a player, which everybody knows. */
@Rule("TL-12.1")
public enum Tally implements Score {
    /** The HP of the castle. */
    CASTLE,
    /** The cards in the hand. */
    HAND,
    /** The cards in the deck. */
    DECK
}
