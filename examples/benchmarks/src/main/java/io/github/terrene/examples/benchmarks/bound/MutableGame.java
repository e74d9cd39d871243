package io.github.terrene.examples.benchmarks.bound;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;

/**
 * The reduced game, written by hand: all of it is one array of numbers that is changed in place. Nothing is allocated while it is
 * played. Whoever wants to go back must copy it before.
 */
public final class MutableGame {
    final CardTable cards;
    final int turnLimit;
    final int[] cells = new int[SIZE];
    private final int[] choices = new int[Choice.MOST];
    private int legal;
    private long seed;

    /** A game to be {@linkplain #start started}. */
    public MutableGame(CardTable cards, int turnLimit) {
        this.cards = cards;
        this.turnLimit = turnLimit;
    }

    /** Begins anew, with the chance that the library has with that seed. */
    public void start(long chance) {
        seed = chance;
        Setup.clear(this);
    }

    long seed() {
        return seed;
    }

    /** Lists what is legal, in the library's order; how much it is. */
    public int list() {
        legal = 0;
        Listing.list(this);
        return legal;
    }

    void offer(int kind, int first, int second) {
        choices[legal++] = Choice.of(kind, first, second);
    }

    /** One of the choices listed last. */
    public int choice(int place) {
        return choices[place];
    }

    /** Carries out one of the choices listed last. */
    public void choose(int place) {
        int choice = choices[place];
        int seat = cells[SEAT];
        int first = Choice.first(choice);
        switch (Choice.kind(choice)) {
            case Choice.PLACE_CHARACTER, Choice.PLACE_ITEM -> Setup.take(this, seat, first);
            case Choice.NAME_STARTER -> Turns.begin(this, first);
            case Choice.RECRUIT -> Turns.recruit(this, seat, first);
            case Choice.RECRUIT_FROM_HAND -> Turns.enter(this, seat, first, 1);
            case Choice.ATTACK -> Battles.attack(this, seat, first);
            case Choice.HIDE -> Turns.enter(this, seat, first, 0);
            case Choice.ASSIGN -> Turns.assign(this, seat, first, Choice.second(choice));
            case Choice.TRADE -> Turns.trade(this, seat, first, Choice.second(choice));
            case Choice.DISMISS_CHARACTER -> Turns.dismiss(this, seat, first);
            case Choice.DISMISS_CARD -> cells[member(side(seat), first) + HELD] = NONE;
            case Choice.RUN -> end(1 - seat);
            case Choice.END_TURN -> Turns.end(this, seat);
            case Choice.BLOCK -> Battles.clash(this, seat, first);
            case Choice.DECLINE_BLOCK -> Battles.direct(this);
            default -> Battles.chooseGain(this, first);
        }
    }

    /** Whether the game has ended. */
    public boolean over() {
        return cells[PROMPT] == OVER;
    }

    void end(int winner) {
        cells[PROMPT] = OVER;
        cells[WINNER] = winner;
    }

    /** Ends the game if a seat has lost, and else lets the active player go on. At most one seat can have lost here. */
    void settle() {
        if (lost(0)) {
            end(1);
        } else if (lost(1)) {
            end(0);
        } else {
            cells[PROMPT] = TAKE_TURN;
            cells[SEAT] = cells[ACTIVE];
        }
    }

    private boolean lost(int seat) {
        int side = side(seat);
        return cells[side + HP] == 0 || cells[side + PARTY] == 0;
    }

    /** A copy of the whole state: what branching costs here. */
    public int[] copy() {
        return cells.clone();
    }

    /** Who decides. */
    public int seat() {
        return cells[SEAT];
    }

    /** The number of the turn. */
    public int turn() {
        return cells[TURN];
    }

    /** The seat that won, -1 if nobody did. */
    public int winner() {
        return cells[WINNER];
    }

    /** The HP of a seat. */
    public int hp(int seat) {
        return cells[side(seat) + HP];
    }

    /** The Actions of a seat. */
    public int actions(int seat) {
        return cells[side(seat) + ACTIONS];
    }
}
