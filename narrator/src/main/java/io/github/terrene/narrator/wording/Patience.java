package io.github.terrene.narrator.wording;

/**
 * How long somebody looks for what is meant by a file that is not understood: counted in letters that are read again, so that it is the same on
 * every machine.
 */
public final class Patience {
    /** So many letters take some seconds. */
    private static final int USUAL = 600_000;

    /** So many take a few tenths of one. */
    private static final int BRIEF = 6_000;

    private int left;

    private Patience(int letters) {
        left = letters;
    }

    /** Enough for all slips of a file of the usual length. */
    public static Patience usual() {
        return new Patience(USUAL);
    }

    /** Enough for the slip that somebody makes who writes it, and not so much that they wait. */
    public static Patience brief() {
        return new Patience(BRIEF);
    }

    /** Whether that many letters are read once more. */
    boolean spend(int letters) {
        left -= Math.min(left, letters);
        return left > 0;
    }
}
