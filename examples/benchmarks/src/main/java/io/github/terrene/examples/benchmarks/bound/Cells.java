package io.github.terrene.examples.benchmarks.bound;

/** Where things lie in the one array that a {@link MutableGame} is. */
final class Cells {
    /** What is being decided, one of the decisions below. */
    static final int PROMPT = 0;
    /** Who decides. */
    static final int SEAT = 1;

    static final int ACTIVE = 2;
    static final int TURN = 3;
    /** The place of the attacker in its party. */
    static final int ATTACKER = 4;
    /** XP that the attacker still gains. */
    static final int XP_LEFT = 5;
    /** The seat that won, {@link #NONE} if the game is drawn or not over. */
    static final int WINNER = 6;

    static final int SIDES = 8;

    /** Within a side. */
    static final int HP = 0;

    static final int ACTIONS = 1;
    static final int TRADED = 2;
    /** How many Characters are in play. */
    static final int PARTY = 3;
    /** A bit for each card of which a copy is in hand. */
    static final int HAND_BITS = 4;
    /** The place of the next card of the deck, and the place behind the last one. */
    static final int DECK_NEXT = 5;

    static final int DECK_END = 6;
    /** How many cards of the starting party are chosen. */
    static final int DRAFTED = 7;
    /** The bits of those cards. */
    static final int DRAFT_BITS = 8;
    /** Copies in hand, by card. */
    static final int HAND = 9;

    static final int DECK = HAND + CardTable.MOST;
    static final int DRAFT = DECK + 30;
    static final int MEMBERS = DRAFT + 9;

    /** Within a Character in play. */
    static final int CARD = 0;

    static final int RECRUITED = 1;
    static final int ATTACKED = 2;
    static final int DAMAGE = 3;
    static final int XP = 4;
    static final int DECAY = 5;
    /** The card it holds, or {@link #NONE}. */
    static final int HELD = 6;
    /** Printed and gained, without decay. */
    static final int ATK = 7;

    static final int DEF = 8;
    static final int MOST_HP = 9;
    static final int HASTE = 10;

    static final int MEMBER = 11;
    static final int SIDE = MEMBERS + 4 * MEMBER;
    static final int SIZE = SIDES + 2 * SIDE;

    static final int NONE = -1;

    /** The decisions. */
    static final int CHOOSE_PARTY = 0;

    static final int NAME_STARTER = 1;
    static final int TAKE_TURN = 2;
    static final int CHOOSE_BLOCK = 3;
    static final int CHOOSE_GAIN = 4;
    static final int OVER = 5;

    private Cells() {}

    /** Where a side begins. */
    static int side(int seat) {
        return SIDES + seat * SIDE;
    }

    /** Where a Character in play begins. */
    static int member(int side, int place) {
        return side + MEMBERS + place * MEMBER;
    }
}
