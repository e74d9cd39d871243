package io.github.terrene.examples.benchmarks.bound;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

/** Turns, and all that players do in them but battles. */
final class Turns {
    private Turns() {}

    static void begin(MutableGame game, int seat) {
        int[] cells = game.cells;
        cells[TURN]++;
        cells[ACTIVE] = seat;
        cells[SEAT] = seat;
        cells[PROMPT] = TAKE_TURN;
        refresh(cells, side(1 - seat));
        int side = side(seat);
        refresh(cells, side);
        for (int i = 0; i < cells[side + PARTY]; i++) {
            cells[member(side, i) + DECAY] = 0;
        }
        cells[side + ACTIONS] = game.cards.terrainActions();
        if (cells[side + DECK_NEXT] < cells[side + DECK_END]) {
            int card = cells[side + DECK + cells[side + DECK_NEXT]++];
            cells[side + HAND + card]++;
            cells[side + HAND_BITS] |= 1 << card;
        }
    }

    private static void refresh(int[] cells, int side) {
        cells[side + TRADED] = 0;
        for (int i = 0; i < cells[side + PARTY]; i++) {
            cells[member(side, i) + ATTACKED] = 0;
        }
    }

    static void end(MutableGame game, int seat) {
        if (game.cells[TURN] >= game.turnLimit) {
            game.end(NONE);
        } else {
            begin(game, 1 - seat);
        }
    }

    static void recruit(MutableGame game, int seat, int place) {
        int side = side(seat);
        game.cells[member(side, place) + RECRUITED] = 1;
        game.cells[side + ACTIONS]--;
    }

    /** A Character comes from hand into play: recruited, for 1 Action, or hidden. */
    static void enter(MutableGame game, int seat, int card, int recruited) {
        int side = side(seat);
        game.cells[side + ACTIONS] -= recruited;
        leaveHand(game.cells, side, card);
        enterParty(game, side, card, recruited);
    }

    static int enterParty(MutableGame game, int side, int card, int recruited) {
        int[] cells = game.cells;
        int member = member(side, cells[side + PARTY]++);
        cells[member + CARD] = card;
        cells[member + RECRUITED] = recruited;
        cells[member + ATTACKED] = 0;
        cells[member + DAMAGE] = 0;
        cells[member + XP] = 0;
        cells[member + DECAY] = 0;
        cells[member + HELD] = NONE;
        cells[member + ATK] = game.cards.atk[card];
        cells[member + DEF] = game.cards.def[card];
        cells[member + MOST_HP] = game.cards.hp[card];
        cells[member + HASTE] = 0;
        return member;
    }

    private static void leaveHand(int[] cells, int side, int card) {
        if (--cells[side + HAND + card] == 0) {
            cells[side + HAND_BITS] &= ~(1 << card);
        }
    }

    static void assign(MutableGame game, int seat, int place, int card) {
        int side = side(seat);
        leaveHand(game.cells, side, card);
        game.cells[member(side, place) + HELD] = card;
    }

    static void trade(MutableGame game, int seat, int first, int second) {
        int[] cells = game.cells;
        int side = side(seat);
        int one = member(side, first) + HELD;
        int other = member(side, second) + HELD;
        int card = cells[one];
        cells[one] = cells[other];
        cells[other] = card;
        cells[side + TRADED] = 1;
    }

    static void dismiss(MutableGame game, int seat, int place) {
        int side = side(seat);
        int damage = game.cells[member(side, place) + DAMAGE];
        leaveParty(game.cells, side, place);
        Battles.damage(game.cells, side, damage);
        game.settle();
    }

    static void leaveParty(int[] cells, int side, int place) {
        int behind = --cells[side + PARTY] - place;
        if (behind > 0) {
            System.arraycopy(cells, member(side, place + 1), cells, member(side, place), behind * MEMBER);
        }
    }
}
