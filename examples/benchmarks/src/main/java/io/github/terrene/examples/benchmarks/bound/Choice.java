package io.github.terrene.examples.benchmarks.bound;

import io.github.terrene.examples.benchmarks.reduced.CardTable;

/**
 * A legal choice as one number: the kind, and up to two numbers that say more. Characters are named by their place in their
 * player's party, cards by their place in the {@link CardTable}.
 */
public final class Choice {
    public static final int PLACE_CHARACTER = 0;
    public static final int PLACE_ITEM = 1;
    public static final int NAME_STARTER = 2;
    public static final int RECRUIT = 3;
    public static final int RECRUIT_FROM_HAND = 4;
    public static final int ATTACK = 5;
    public static final int HIDE = 6;
    public static final int ASSIGN = 7;
    public static final int TRADE = 8;
    public static final int DISMISS_CHARACTER = 9;
    public static final int DISMISS_CARD = 10;
    public static final int RUN = 11;
    public static final int END_TURN = 12;
    public static final int BLOCK = 13;
    public static final int DECLINE_BLOCK = 14;
    public static final int CHOOSE_GAIN = 15;

    /** More than can ever be legal at once. */
    static final int MOST = 128;

    private Choice() {}

    /** A choice. */
    public static int of(int kind, int first, int second) {
        return kind << 16 | first << 8 | second;
    }

    /** What kind of choice it is. */
    public static int kind(int choice) {
        return choice >>> 16;
    }

    /** Its first number. */
    public static int first(int choice) {
        return choice >>> 8 & 0xFF;
    }

    /** Its second number. */
    public static int second(int choice) {
        return choice & 0xFF;
    }
}
