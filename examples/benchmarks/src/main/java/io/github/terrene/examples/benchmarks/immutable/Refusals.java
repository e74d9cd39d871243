package io.github.terrene.examples.benchmarks.immutable;

/**
 * Why an action is refused: all reasons as bits of one number, so that a check that passes makes no object.
 *
 * @param bits the sum of some of the constants
 */
public record Refusals(int bits) {
    /** The seat is not awaited, or decides something else. */
    public static final int NOT_NOW = 1;

    public static final int NO_SUCH_SEAT = 1 << 1;
    public static final int NO_SUCH_CHARACTER = 1 << 2;
    public static final int NO_SUCH_TIER = 1 << 3;
    /** No copy of the card is left in the deck, or it is of another kind. */
    public static final int NOT_IN_DECK = 1 << 4;

    /** Characters of a starting party are chosen in the order of the card table. */
    public static final int OUT_OF_ORDER = 1 << 5;

    /** No copy of the card is in hand, or it is of another kind. */
    public static final int NOT_IN_HAND = 1 << 6;

    public static final int NO_ACTIONS = 1 << 7;
    public static final int NO_SUPPLY = 1 << 8;
    public static final int ALREADY_RECRUITED = 1 << 9;
    public static final int HIDDEN = 1 << 10;
    public static final int ALREADY_ATTACKED = 1 << 11;
    public static final int FIRST_TURN = 1 << 12;
    public static final int HOLDS_A_CARD = 1 << 13;
    public static final int HOLDS_NOTHING = 1 << 14;
    public static final int ALREADY_TRADED = 1 << 15;

    /** Whether this is one of the reasons. */
    public boolean contains(int reason) {
        return (bits & reason) != 0;
    }

    /** The reason if it applies, and else 0. */
    static int when(boolean applies, int reason) {
        return applies ? reason : 0;
    }
}
