package io.github.terrene.bots.protocol;

/** What happens if a program does not decide. */
public enum OnFault {
    /** The program loses the game: its agent throws a {@link Forfeit}. */
    LOSE,

    /**
     * The last of its choices that does not concede is taken, which usually is to pass, and the program is asked again next time. A program
     * that has ended is not started again: all its further decisions are made like this.
     */
    FALLBACK
}
