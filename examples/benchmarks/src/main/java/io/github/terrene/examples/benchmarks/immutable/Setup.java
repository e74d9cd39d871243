package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Seat;
import java.util.Arrays;

/** Choosing parties, shuffling, rolling. */
final class Setup {
    static final int PARTY_CARDS = 9;
    private static final int WITHOUT_TERRAIN = 8;
    private static final int FULL_HP = 50;
    private static final int DIE = 6;

    private Setup() {}

    static int[] cells() {
        int[] cells = new int[SIZE];
        cells[WINNER] = NONE;
        cells[side(0) + HP] = FULL_HP;
        cells[side(1) + HP] = FULL_HP;
        return cells;
    }

    /** A card is taken into the starting party, in secret, after the last Item the only Terrain; with that of both seats the game begins. */
    static void take(Play play, int seat, int card) {
        int[] cells = play.cells;
        int side = side(seat);
        cells[side + DRAFT + cells[side + DRAFTED]++] = card;
        cells[side + DRAFT_BITS] |= 1 << card;
        if (cells[side + DRAFTED] == WITHOUT_TERRAIN) {
            take(play, seat, play.cards.terrain());
        } else if (cells[side(0) + DRAFTED] == PARTY_CARDS) {
            cells[SEAT] = 1;
            if (cells[side(1) + DRAFTED] == PARTY_CARDS) {
                begin(play);
            }
        }
    }

    private static void begin(Play play) {
        Dice dice = play.rng().dice();
        play.emit(new SetupEvent.PartyPlaced(Seat.of(0), shuffled(play, 0, dice)));
        play.emit(new SetupEvent.PartyPlaced(Seat.of(1), shuffled(play, 1, dice)));
        int a;
        int b;
        do {
            a = dice.below(DIE);
            b = dice.below(DIE);
            play.emit(new SetupEvent.DiceRolled(a + 1, b + 1));
        } while (a == b);
        play.await(NAME_STARTER, a > b ? 0 : 1);
    }

    /** The cards that are not in the starting party. */
    private static int[] shuffled(Play play, int seat, Dice dice) {
        int[] deck = new int[DRAFT - DECK];
        int size = 0;
        for (int card = 0; card < CardTable.MOST; card++) {
            int left = play.cards.copies[seat][card] - (play.cells[side(seat) + DRAFT_BITS] >>> card & 1);
            Arrays.fill(deck, size, size + left, card);
            size += left;
        }
        for (int i = size - 1; i > 0; i--) {
            int j = dice.below(i + 1);
            int card = deck[i];
            deck[i] = deck[j];
            deck[j] = card;
        }
        return Arrays.copyOf(deck, size);
    }

    static void lay(Play play, int seat, int[] deck) {
        int[] cells = play.cells;
        int side = side(seat);
        for (int slot = 0; slot < PartyChecks.SUPPLY; slot++) {
            int member = play.enterParty(side, cells[side + DRAFT + 2 * slot], 0);
            cells[member + HELD] = cells[side + DRAFT + 2 * slot + 1];
        }
        System.arraycopy(deck, 0, cells, side + DECK, deck.length);
        cells[side + DECK_END] = deck.length;
    }
}
