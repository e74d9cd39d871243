package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;

/**
 * The bounds of numbers. A number beyond them in a text or effect of a card set counts as the bound, so that sums do not overflow, and a game
 * can always be written down.
 */
@Rule({"HB-1.8", "HB-9.12"})
public final class Bounds {
    /** The upper bound, more than any number in a game. */
    public static final int MOST = 1_000_000;

    private Bounds() {}

    /** The nearest number from minus {@link #MOST} to {@link #MOST}. */
    public static int within(long number) {
        return (int) Math.max(-MOST, Math.min(MOST, number));
    }

    /** The nearest number from 0 to {@link #MOST}. */
    public static int amount(long number) {
        return (int) Math.max(0, Math.min(MOST, number));
    }
}
