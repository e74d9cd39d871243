package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/** Something that a player names: a target, a bearer, the answer to an effect. */
public sealed interface Choice {
    /** Whether everybody sees that there is such a thing: of cards in hand nobody does, a slot always is there. */
    boolean isThere(Board board);

    /** Whether only the asked player may know that it can be chosen. */
    default boolean secret() {
        return false;
    }

    /**
     * A card in play.
     *
     * @param number the number of the card
     */
    record InPlay(@Names(Named.IN_PLAY) int number) implements Choice {
        @Override
        public boolean isThere(Board board) {
            return board.find(number) != null;
        }
    }

    /**
     * A card in the chooser's hand.
     *
     * @param card the id of the card
     */
    record InHand(@Names(Named.CARD) String card) implements Choice {
        @Override
        public boolean isThere(Board board) {
            return false;
        }

        @Override
        public boolean secret() {
            return true;
        }
    }

    /**
     * A card in an Underworld.
     *
     * @param of the player whose Underworld it is
     * @param card the id of the card
     */
    record Buried(Seat of, @Names(Named.CARD) String card) implements Choice {
        @Override
        public boolean isThere(Board board) {
            return of != null
                    && card != null
                    && Players.has(of)
                    && board.underworld(of).exists(each -> each.id().equals(card));
        }
    }

    /**
     * A slot on the side where the effect puts a card.
     *
     * @param slot the slot
     */
    record At(Slot slot) implements Choice {
        @Override
        public boolean isThere(Board board) {
            return slot != null;
        }
    }

    /**
     * A word: whether somebody wants something, or has chosen enough.
     *
     * @param answer the word
     */
    @Rule("HB-10.20")
    record Say(Answer answer) implements Choice {
        @Override
        public boolean isThere(Board board) {
            return answer != null;
        }
    }

    /**
     * One of several things that can happen.
     *
     * @param place its place in the text, counted from 0
     */
    @Rule("HB-10.21")
    record OneOf(int place) implements Choice {
        @Override
        public boolean isThere(Board board) {
            return place >= 0;
        }
    }

    /** What a player can say. */
    @Rule("HB-10.20")
    enum Answer {
        /** Yes. */
        YES,
        /** No. */
        NO,
        /** No more. */
        ENOUGH
    }
}
