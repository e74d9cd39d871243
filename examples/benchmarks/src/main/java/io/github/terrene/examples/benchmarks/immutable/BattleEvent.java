package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;

/** What happens in battle. */
public sealed interface BattleEvent extends Event {
    /** A Character attacks. */
    record AttackDeclared(Seat seat, int place, int price) implements BattleEvent {
        @Override
        public void applyTo(Play play) {
            int side = side(seat.index());
            play.cells[side + ACTIONS] -= price;
            play.cells[member(side, place) + ATTACKED] = 1;
            play.cells[ATTACKER] = place;
        }
    }

    /** A Character blocks. */
    record BlockDeclared(Seat seat, int place) implements BattleEvent {
        @Override
        public void applyTo(Play play) {}
    }

    /** Nobody blocks. */
    record BlockDeclined(Seat seat) implements BattleEvent {
        @Override
        public void applyTo(Play play) {}
    }

    /** A Character takes damage. */
    record DamageDealt(Seat seat, int place, int amount) implements BattleEvent {
        @Override
        public void applyTo(Play play) {
            play.cells[member(side(seat.index()), place) + DAMAGE] += amount;
        }
    }

    /** The defense of a Character decays until its player's next turn. */
    record DefenseDecayed(Seat seat, int place, int amount) implements BattleEvent {
        @Override
        public void applyTo(Play play) {
            play.cells[member(side(seat.index()), place) + DECAY] += amount;
        }
    }

    /** A Character is defeated. */
    record CharacterDefeated(Seat seat, int place) implements BattleEvent {
        @Override
        public void applyTo(Play play) {
            play.leaveParty(side(seat.index()), place);
        }
    }

    /** A player loses HP. */
    record PlayerDamaged(Seat seat, int amount) implements BattleEvent {
        @Override
        public void applyTo(Play play) {
            int hp = side(seat.index()) + HP;
            play.cells[hp] = Math.max(0, play.cells[hp] - amount);
        }
    }

    /** A Character gains what a tier gives, the first of which is 0. */
    record XpGained(Seat seat, int place, int tier) implements BattleEvent {
        @Override
        public void applyTo(Play play) {
            int member = member(side(seat.index()), place);
            play.cells[member + XP]++;
            play.cells[member + ATK] += play.cards.moreAtk[tier];
            play.cells[member + DEF] += play.cards.moreDef[tier];
            play.cells[member + MOST_HP] += play.cards.moreHp[tier];
            play.cells[member + HASTE] |= play.cards.haste[tier];
        }
    }

    /** A battle is over. */
    record BattleEnded() implements BattleEvent {
        @Override
        public void applyTo(Play play) {}
    }
}
