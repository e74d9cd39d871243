package io.github.terrene.examples.benchmarks.reduced;

/** Where things lie in the one array of numbers that the state of a hand-written game is. */
public final class Cells {
    /** What is being decided, one of the decisions below. */
    public static final int PROMPT = 0;
    /** Who decides. */
    public static final int SEAT = 1;

    public static final int ACTIVE = 2;
    public static final int TURN = 3;
    /** The place of the attacker in its party. */
    public static final int ATTACKER = 4;
    /** XP that the attacker still gains. */
    public static final int XP_LEFT = 5;
    /** The seat that won, {@link #NONE} if the game is drawn or not over. */
    public static final int WINNER = 6;

    public static final int SIDES = 8;

    /** Within a side. */
    public static final int HP = 0;

    public static final int ACTIONS = 1;
    public static final int TRADED = 2;
    /** How many Characters are in play. */
    public static final int PARTY = 3;
    /** A bit for each card of which a copy is in hand. */
    public static final int HAND_BITS = 4;
    /** The place of the next card of the deck, and the place behind the last one. */
    public static final int DECK_NEXT = 5;

    public static final int DECK_END = 6;
    /** How many cards of the starting party are chosen. */
    public static final int DRAFTED = 7;
    /** The bits of those cards. */
    public static final int DRAFT_BITS = 8;
    /** Copies in hand, by card. */
    public static final int HAND = 9;

    public static final int DECK = HAND + CardTable.MOST;
    public static final int DRAFT = DECK + 30;
    public static final int MEMBERS = DRAFT + 9;

    /** Within a Character in play. */
    public static final int CARD = 0;

    public static final int RECRUITED = 1;
    public static final int ATTACKED = 2;
    public static final int DAMAGE = 3;
    public static final int XP = 4;
    public static final int DECAY = 5;
    /** The card it holds, or {@link #NONE}. */
    public static final int HELD = 6;
    /** Printed and gained, without decay. */
    public static final int ATK = 7;

    public static final int DEF = 8;
    public static final int MOST_HP = 9;
    public static final int HASTE = 10;

    public static final int MEMBER = 11;
    public static final int SIDE = MEMBERS + 4 * MEMBER;
    public static final int SIZE = SIDES + 2 * SIDE;

    public static final int NONE = -1;

    /** The decisions. */
    public static final int CHOOSE_PARTY = 0;

    public static final int NAME_STARTER = 1;
    public static final int TAKE_TURN = 2;
    public static final int CHOOSE_BLOCK = 3;
    public static final int CHOOSE_GAIN = 4;
    public static final int OVER = 5;

    private Cells() {}

    /** Where a side begins. */
    public static int side(int seat) {
        return SIDES + seat * SIDE;
    }

    /** Where a Character in play begins. */
    public static int member(int side, int place) {
        return side + MEMBERS + place * MEMBER;
    }
}
