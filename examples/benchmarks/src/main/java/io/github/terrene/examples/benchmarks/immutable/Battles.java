package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.TerrainCard;

/** Attacks and what comes of them. */
final class Battles {
    private static final int DECAY_OF_A_BLOCK = 5;

    private Battles() {}

    static int price(int[] cells, int attacker) {
        return 1 - cells[attacker + HASTE];
    }

    static void attack(Play play, Seat seat, int place) {
        int price = price(play.cells, member(side(seat.index()), place));
        play.emit(new BattleEvent.AttackDeclared(seat, place, price));
        int defender = 1 - seat.index();
        if (anyRecruited(play.cells, side(defender))) {
            play.await(CHOOSE_BLOCK, defender);
        } else {
            direct(play);
        }
    }

    private static boolean anyRecruited(int[] cells, int side) {
        for (int i = 0; i < cells[side + PARTY]; i++) {
            if (cells[member(side, i) + RECRUITED] != 0) {
                return true;
            }
        }
        return false;
    }

    private static Seat active(Play play) {
        return Seat.of(play.cells[ACTIVE]);
    }

    private static int attacker(int[] cells) {
        return member(side(cells[ACTIVE]), cells[ATTACKER]);
    }

    /** The attacker hits the player. */
    static void direct(Play play) {
        Seat defender = Seat.of(1 - play.cells[ACTIVE]);
        play.emit(new BattleEvent.PlayerDamaged(defender, play.cells[attacker(play.cells) + ATK]));
        finish(play);
    }

    private static void finish(Play play) {
        play.emit(new BattleEvent.BattleEnded());
        play.settle();
    }

    static void clash(Play play, Seat seat, int place) {
        int[] cells = play.cells;
        int blocker = member(side(seat.index()), place);
        int defense = Math.max(0, cells[blocker + DEF] - cells[blocker + DECAY]);
        play.emit(new BattleEvent.BlockDeclared(seat, place));
        int damage = Math.max(0, cells[attacker(cells) + ATK] - defense);
        play.emit(new BattleEvent.DamageDealt(seat, place, damage));
        int beyond = cells[blocker + DAMAGE] - cells[blocker + MOST_HP];
        if (beyond < 0) {
            play.emit(new BattleEvent.DefenseDecayed(seat, place, DECAY_OF_A_BLOCK));
            finish(play);
        } else {
            defeat(play, seat, place, beyond);
        }
    }

    private static void defeat(Play play, Seat seat, int place, int beyond) {
        int xp = play.cards.lv[play.cells[member(side(seat.index()), place) + CARD]];
        play.emit(new BattleEvent.CharacterDefeated(seat, place));
        if (beyond > 0) {
            play.emit(new BattleEvent.PlayerDamaged(seat, beyond));
        }
        gainXp(play, xp);
    }

    /** The attacker gains XP one by one, and its player is asked from the fifth on. */
    private static void gainXp(Play play, int xp) {
        int left = xp;
        while (left > 0 && play.cells[attacker(play.cells) + XP] < TerrainCard.TIERS) {
            gain(play, play.cells[attacker(play.cells) + XP]);
            left--;
        }
        if (left > 0) {
            play.cells[XP_LEFT] = left;
            play.await(CHOOSE_GAIN, play.cells[ACTIVE]);
        } else {
            finish(play);
        }
    }

    static void chooseGain(Play play, int tier) {
        gain(play, tier - 1);
        gainXp(play, play.cells[XP_LEFT] - 1);
    }

    private static void gain(Play play, int tier) {
        play.emit(new BattleEvent.XpGained(active(play), play.cells[ATTACKER], tier));
    }
}
