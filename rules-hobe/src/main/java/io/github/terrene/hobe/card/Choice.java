package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Seat;

/** Something that a player names: a target, a bearer, the answer to an effect. */
public sealed interface Choice {
    /** Whether only the asked player may know that it can be chosen. */
    default boolean secret() {
        return false;
    }

    /**
     * A card in play.
     *
     * @param number its number
     */
    record InPlay(int number) implements Choice {}

    /**
     * A card in the chooser's hand.
     *
     * @param card its id
     */
    record InHand(String card) implements Choice {
        @Override
        public boolean secret() {
            return true;
        }
    }

    /**
     * A card in an Underworld.
     *
     * @param of whose Underworld
     * @param card its id
     */
    record Buried(Seat of, String card) implements Choice {}

    /**
     * A slot of the side that the effect fills.
     *
     * @param slot which
     */
    record At(Slot slot) implements Choice {}
}
