package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Score;

/** The numbers of a player, which everybody knows. */
@Rule("HB-12.1")
public enum Tally implements Score {
    /** The cards in the deck. */
    DECK,
    /** The cards in the hand. */
    HAND,
    /** The cards in the Lost pile. */
    LOST,
    /** The cards in the Underworld. */
    UNDERWORLD
}
