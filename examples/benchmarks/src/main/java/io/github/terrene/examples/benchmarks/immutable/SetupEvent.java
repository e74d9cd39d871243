package io.github.terrene.examples.benchmarks.immutable;

import io.github.terrene.kernel.Seat;

/** What happens before the first turn. */
public sealed interface SetupEvent extends Event {
    /**
     * A player's starting party and shuffled deck are placed.
     *
     * @param deck the cards of the deck, the next one first; nobody changes it
     */
    record PartyPlaced(Seat seat, int[] deck) implements SetupEvent {
        @Override
        public void applyTo(Play play) {
            Setup.lay(play, seat.index(), deck);
        }

        @Override
        public boolean revealing() {
            return true;
        }
    }

    /** Both players rolled a die. */
    record DiceRolled(int first, int second) implements SetupEvent {
        @Override
        public void applyTo(Play play) {}

        @Override
        public boolean revealing() {
            return true;
        }
    }

    /** It is decided who begins. */
    record StarterNamed(Seat starter) implements SetupEvent {
        @Override
        public void applyTo(Play play) {}
    }
}
