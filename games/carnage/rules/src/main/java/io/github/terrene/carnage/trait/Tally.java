package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Score;

/** The numbers of a player, which everybody knows. */
@Rule("CG-14.1")
public enum Tally implements Score {
    /** Dream Shards. */
    @Rule("CG-3.4")
    SHARDS,
    /** Raïven, which are never gained. */
    @Rule("CG-3.8")
    RAIVEN,
    /** Victory points. */
    @Rule("CG-13.1")
    VICTORY_POINTS,
    /** The cards in the hand. */
    HAND,
    /** The cards in the Companion deck. */
    COMPANION_DECK,
    /** The cards in the Adventure deck. */
    ADVENTURE_DECK,
    /** The cards on the discard pile, Element cards apart. */
    DISCARD_PILE,
    /** Completed pillars. */
    @Rule("CG-11.4")
    PILLARS
}
