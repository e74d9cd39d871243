package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;

/** The complete state of the reduced game: one array of numbers that nobody changes. */
public final class ImmutableGame {
    final CardTable cards;
    final int turnLimit;
    final long seed;
    final int[] cells;

    /** A state with cells that are its own from now on. */
    ImmutableGame(CardTable cards, int turnLimit, long seed, int[] cells) {
        this.cards = cards;
        this.turnLimit = turnLimit;
        this.seed = seed;
        this.cells = cells;
    }

    /** Whether that seat has to decide. */
    boolean awaits(int seat) {
        return switch (cells[PROMPT]) {
            case CHOOSE_PARTY -> seat < 2 && cells[side(seat) + DRAFTED] < Setup.PARTY_CARDS;
            case OVER -> false;
            default -> cells[SEAT] == seat;
        };
    }

    /** Whether the game has ended. */
    public boolean over() {
        return cells[PROMPT] == OVER;
    }

    /** The number of the turn. */
    public int turn() {
        return cells[TURN];
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
