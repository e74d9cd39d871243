package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Seat;

/** What a player may choose when an effect asks. */
public sealed interface Choice {
    /** Whether only the player who is asked may know that it can be chosen. */
    default boolean secret() {
        return false;
    }

    /**
     * A Creature on the field.
     *
     * @param number its number
     */
    record Creature(int number) implements Choice {}

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
     * A card of those that were looked at on top of a deck.
     *
     * @param card its id
     */
    record OnTop(String card) implements Choice {
        @Override
        public boolean secret() {
            return true;
        }
    }

    /**
     * A card in a Graveyard.
     *
     * @param of whose Graveyard
     * @param card its id
     */
    record Buried(Seat of, String card) implements Choice {}

    /**
     * A player, or what is that player's: a castle, a deck.
     *
     * @param who which
     */
    record Player(Seat who) implements Choice {}
}
