package io.github.terrene.bots.protocol;

/** What follows if a program does not decide. */
public enum OnFault {
    /** It loses the game: its agent throws a {@link Forfeit}. */
    LOSE,

    /**
     * The last of its choices that does not concede is made, which usually passes, and the program is asked again next time. A program that
     * has ended is not started again: all its further decisions are made like this.
     */
    FALLBACK
}
