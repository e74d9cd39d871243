package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Seat;

/** What a player may choose when an effect asks. */
public sealed interface Choice {
    /** Whether only the asked player may know that it can be chosen. */
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
     * One of the cards on top of a deck that were looked at.
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
     * A player, or something of that player's: a castle, a deck.
     *
     * @param who which
     */
    record Player(Seat who) implements Choice {}
}
