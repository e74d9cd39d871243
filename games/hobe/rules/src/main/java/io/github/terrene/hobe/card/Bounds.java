package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;

/**
 * The numbers that count. What texts and effects of a card set say beyond them counts as that much: sums do not overflow, and a game can
 * always be written down.
 */
@Rule({"HB-1.8", "HB-9.12"})
public final class Bounds {
    /** More than any number in a game. */
    public static final int MOST = 1_000_000;

    private Bounds() {}

    /** A number from minus {@link #MOST} to {@link #MOST}: the nearest one. */
    public static int within(long number) {
        return (int) Math.max(-MOST, Math.min(MOST, number));
    }

    /** A number from 0 to {@link #MOST}: the nearest one. */
    public static int amount(long number) {
        return (int) Math.max(0, Math.min(MOST, number));
    }
}
