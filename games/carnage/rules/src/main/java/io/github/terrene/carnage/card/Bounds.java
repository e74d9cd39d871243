package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;

/**
 * How numbers are counted: from 0 to {@value #MOST}. The rules have no upper limit (3.4); this library stops counting there, so that no
 * effect of a card set, whatever it gives, makes a number that a program cannot hold. Without such an effect, no game comes near the limit.
 */
@Rule({"CG-1.11", "CG-3.4"})
public final class Bounds {
    /** The most shards, victory points, reductions of a placement's cost, and strength that are counted; more count as this many. */
    public static final int MOST = 1_000_000;

    private Bounds() {}

    /** The sum of two amounts of 0 or more. */
    public static int sum(int one, int other) {
        return amount((long) one + other);
    }

    /** The nearest number from 0 to {@link #MOST}. */
    public static int amount(long number) {
        return (int) Math.max(0, Math.min(MOST, number));
    }

    /** The nearest number from minus {@link #MOST} to {@link #MOST}. */
    public static int within(long number) {
        return (int) Math.max(-MOST, Math.min(MOST, number));
    }
}
