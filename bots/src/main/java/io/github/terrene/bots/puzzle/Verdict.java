package io.github.terrene.bots.puzzle;

/** What a choice leads to, whatever is hidden and whatever others do. */
public enum Verdict {
    /** The goal is reached in any case. */
    REACHED,
    /** The goal is not reached: something hidden, or an answer of another player, prevents it. */
    MISSED,
    /** Neither is proved: it depends on chance, or on too many cards. */
    OPEN
}
