package io.github.terrene.examples.benchmarks.bound;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.odyssey.card.TerrainCard;

/** Attacks and what comes of them. */
final class Battles {
    private static final int DECAY_OF_A_BLOCK = 5;

    private Battles() {}

    static void attack(MutableGame game, int seat, int place) {
        int[] cells = game.cells;
        int side = side(seat);
        int attacker = member(side, place);
        cells[side + ACTIONS] -= price(cells, attacker);
        cells[attacker + ATTACKED] = 1;
        cells[ATTACKER] = place;
        if (anyRecruited(cells, side(1 - seat))) {
            cells[PROMPT] = CHOOSE_BLOCK;
            cells[SEAT] = 1 - seat;
        } else {
            direct(game);
        }
    }

    static int price(int[] cells, int attacker) {
        return 1 - cells[attacker + HASTE];
    }

    private static boolean anyRecruited(int[] cells, int side) {
        for (int i = 0; i < cells[side + PARTY]; i++) {
            if (cells[member(side, i) + RECRUITED] != 0) {
                return true;
            }
        }
        return false;
    }

    private static int attacker(int[] cells) {
        return member(side(cells[ACTIVE]), cells[ATTACKER]);
    }

    static void direct(MutableGame game) {
        int[] cells = game.cells;
        damage(cells, side(1 - cells[ACTIVE]), cells[attacker(cells) + ATK]);
        game.settle();
    }

    static void damage(int[] cells, int side, int amount) {
        cells[side + HP] = Math.max(0, cells[side + HP] - amount);
    }

    static void clash(MutableGame game, int seat, int place) {
        int[] cells = game.cells;
        int side = side(seat);
        int blocker = member(side, place);
        int defense = Math.max(0, cells[blocker + DEF] - cells[blocker + DECAY]);
        cells[blocker + DAMAGE] += Math.max(0, cells[attacker(cells) + ATK] - defense);
        int beyond = cells[blocker + DAMAGE] - cells[blocker + MOST_HP];
        if (beyond < 0) {
            cells[blocker + DECAY] += DECAY_OF_A_BLOCK;
            game.settle();
        } else {
            int xp = game.cards.lv[cells[blocker + CARD]];
            leaveParty(cells, side, place);
            damage(cells, side, beyond);
            gainXp(game, xp);
        }
    }

    private static void leaveParty(int[] cells, int side, int place) {
        Turns.leaveParty(cells, side, place);
    }

    /** The attacker gains XP one by one, and its player is asked from the fifth on. */
    private static void gainXp(MutableGame game, int xp) {
        int[] cells = game.cells;
        int attacker = attacker(cells);
        int left = xp;
        while (left > 0 && cells[attacker + XP] < TerrainCard.TIERS) {
            gain(game, attacker, cells[attacker + XP]);
            left--;
        }
        if (left > 0) {
            cells[XP_LEFT] = left;
            cells[PROMPT] = CHOOSE_GAIN;
            cells[SEAT] = cells[ACTIVE];
        } else {
            game.settle();
        }
    }

    static void chooseGain(MutableGame game, int tier) {
        gain(game, attacker(game.cells), tier - 1);
        gainXp(game, game.cells[XP_LEFT] - 1);
    }

    private static void gain(MutableGame game, int member, int tier) {
        int[] cells = game.cells;
        cells[member + XP]++;
        cells[member + ATK] += game.cards.moreAtk[tier];
        cells[member + DEF] += game.cards.moreDef[tier];
        cells[member + MOST_HP] += game.cards.moreHp[tier];
        cells[member + HASTE] |= game.cards.haste[tier];
    }
}
