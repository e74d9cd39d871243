package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.immutable.Refusals.*;
import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.TerrainCard;

/** Attacks, answers to them, and what the attacker gains. */
public sealed interface BattleAction extends Action {
    /** A Character attacks. */
    record Attack(Seat seat, int place) implements BattleAction {
        @Override
        public int prompt() {
            return TAKE_TURN;
        }

        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.attack(game, seat.index(), place);
        }

        @Override
        public void carryOut(Play play) {
            Battles.attack(play, seat, place);
        }
    }

    /** A Character blocks the attacker. */
    record Block(Seat seat, int place) implements BattleAction {
        @Override
        public int prompt() {
            return CHOOSE_BLOCK;
        }

        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.block(game, seat.index(), place);
        }

        @Override
        public void carryOut(Play play) {
            Battles.clash(play, seat, place);
        }
    }

    /** Nobody blocks. */
    record DeclineBlock(Seat seat) implements BattleAction {
        @Override
        public int prompt() {
            return CHOOSE_BLOCK;
        }

        @Override
        public int refusals(ImmutableGame game) {
            return 0;
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new BattleEvent.BlockDeclined(seat));
            Battles.direct(play);
        }
    }

    /** The gain for one XP beyond the last tier. */
    record ChooseGain(Seat seat, int tier) implements BattleAction {
        @Override
        public int prompt() {
            return CHOOSE_GAIN;
        }

        @Override
        public int refusals(ImmutableGame game) {
            return when(tier < 1 || tier > TerrainCard.TIERS, NO_SUCH_TIER);
        }

        @Override
        public void carryOut(Play play) {
            Battles.chooseGain(play, tier);
        }
    }
}
