package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;

/**
 * How numbers are counted: from 0 to {@value #MOST}. The rules know no upper limit (3.4); this library stops counting there, so that no
 * effect of a card set, whatever it gives, makes a number that a program cannot hold. No game comes near it without such an effect.
 */
@Rule({"CG-1.11", "CG-3.4"})
public final class Amount {
    /** The most shards, victory points, shards less for a placement, and strength that are counted: more count as so many. */
    public static final int MOST = 1_000_000;

    private Amount() {}

    /** Two amounts of 0 or more together. */
    public static int sum(int one, int other) {
        return (int) Math.min(MOST, (long) one + other);
    }

    /** An amount of 0 or more, as it is counted. */
    public static int counted(int number) {
        return Math.min(MOST, number);
    }
}
