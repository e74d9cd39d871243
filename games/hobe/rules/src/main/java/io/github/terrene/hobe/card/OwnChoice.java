package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;

/** Something on the table that a player names: a target, a bearer, a slot. */
public sealed interface OwnChoice extends Choice {
    /** Whether everybody sees that there is such a thing. */
    boolean isThere(Board board);

    /**
     * A card in play.
     *
     * @param number the number of the card
     */
    record InPlay(@Names(Named.IN_PLAY) int number) implements OwnChoice {
        @Override
        public boolean isThere(Board board) {
            return board.find(number) != null;
        }
    }

    /**
     * A card in an Underworld.
     *
     * @param of the player whose Underworld it is
     * @param card the id of the card
     */
    record Buried(Seat of, @Names(Named.CARD) String card) implements OwnChoice {
        @Override
        public boolean inRange() {
            return of != null && card != null && Players.has(of);
        }

        @Override
        public boolean isThere(Board board) {
            return inRange() && board.underworld(of).exists(each -> each.id().equals(card));
        }
    }

    /**
     * A slot on the side where the effect puts a card.
     *
     * @param slot the slot
     */
    record At(Slot slot) implements OwnChoice {
        @Override
        public boolean inRange() {
            return slot != null;
        }

        @Override
        public boolean isThere(Board board) {
            return true;
        }
    }
}
