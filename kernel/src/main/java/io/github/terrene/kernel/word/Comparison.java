package io.github.terrene.kernel.word;

import io.vavr.control.Option;

/** How two numbers compare. */
public enum Comparison {
    /** The first is below the second. */
    LESS,
    /** The first is not above the second. */
    AT_MOST,
    /** They are the same. */
    EXACTLY,
    /** The first is not below the second. */
    AT_LEAST,
    /** The first is above the second. */
    MORE;

    /** Whether every number of things compares with 0 like that, or none does: none is below 0. */
    Option<Boolean> aboveZero() {
        return switch (this) {
            case LESS -> Option.some(false);
            case AT_LEAST -> Option.some(true);
            default -> Option.none();
        };
    }

    /** Whether two numbers compare like that. */
    public boolean holds(int one, int other) {
        return switch (this) {
            case LESS -> one < other;
            case AT_MOST -> one <= other;
            case EXACTLY -> one == other;
            case AT_LEAST -> one >= other;
            case MORE -> one > other;
        };
    }
}
