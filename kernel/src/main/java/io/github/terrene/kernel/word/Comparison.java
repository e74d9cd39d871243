package io.github.terrene.kernel.word;

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
