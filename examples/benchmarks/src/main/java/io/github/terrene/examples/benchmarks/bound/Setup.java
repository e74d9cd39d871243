package io.github.terrene.examples.benchmarks.bound;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import java.util.Arrays;

/** Choosing parties, shuffling, rolling. */
final class Setup {
    private static final int FULL_HP = 50;
    private static final int PARTY_CARDS = 9;
    private static final int WITHOUT_TERRAIN = 8;

    private Setup() {}

    static void clear(MutableGame game) {
        Arrays.fill(game.cells, 0);
        game.cells[WINNER] = NONE;
        game.cells[side(0) + HP] = FULL_HP;
        game.cells[side(1) + HP] = FULL_HP;
    }

    /** A card is taken into the starting party, after the last Item the only Terrain; with that of both seats the game begins. */
    static void take(MutableGame game, int seat, int card) {
        int[] cells = game.cells;
        int side = side(seat);
        cells[side + DRAFT + cells[side + DRAFTED]++] = card;
        cells[side + DRAFT_BITS] |= 1 << card;
        if (cells[side + DRAFTED] == WITHOUT_TERRAIN) {
            take(game, seat, game.cards.terrain());
        } else if (cells[side + DRAFTED] == PARTY_CARDS) {
            if (seat == 0) {
                cells[SEAT] = 1;
            } else {
                begin(game);
            }
        }
    }

    private static void begin(MutableGame game) {
        Dice dice = Rng.of(game.seed()).dice();
        place(game, 0, dice);
        place(game, 1, dice);
        int a;
        int b;
        do {
            a = dice.below(6);
            b = dice.below(6);
        } while (a == b);
        game.cells[PROMPT] = NAME_STARTER;
        game.cells[SEAT] = a > b ? 0 : 1;
    }

    private static void place(MutableGame game, int seat, Dice dice) {
        int[] cells = game.cells;
        int side = side(seat);
        for (int slot = 0; slot < 4; slot++) {
            int member = Turns.enterParty(game, side, cells[side + DRAFT + 2 * slot], 0);
            cells[member + HELD] = cells[side + DRAFT + 2 * slot + 1];
        }
        int deck = side + DECK;
        int size = 0;
        for (int card = 0; card < CardTable.MOST; card++) {
            int left = game.cards.copies[seat][card] - (cells[side + DRAFT_BITS] >>> card & 1);
            for (int i = 0; i < left; i++) {
                cells[deck + size++] = card;
            }
        }
        cells[side + DECK_END] = size;
        for (int i = size - 1; i > 0; i--) {
            int j = dice.below(i + 1);
            int card = cells[deck + i];
            cells[deck + i] = cells[deck + j];
            cells[deck + j] = card;
        }
    }
}
