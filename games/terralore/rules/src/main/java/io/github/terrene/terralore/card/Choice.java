package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.control.Option;

/** What a player may choose when an effect asks. */
public sealed interface Choice {
    /** What a player can say. */
    @Rule("TL-9.30")
    enum Answer {
        /** Yes. */
        YES,
        /** No. */
        NO,
        /** No more. */
        ENOUGH
    }

    /** Whether only the asked player may know that it can be chosen. */
    default boolean secret() {
        return false;
    }

    /** The face-up card on the field that it means, if it means one. */
    default Option<CardOnField> onField(Board now) {
        return Option.none();
    }

    /** Whether there is such a thing, so that a question of an effect can offer it. Cards in hands are offered only for discarding. */
    boolean isThere(Board now, Question asked);

    /**
     * A Creature on the field.
     *
     * @param number the number of the Creature
     */
    record Creature(@Names(Named.IN_PLAY) int number) implements Choice {
        @Override
        public Option<CardOnField> onField(Board now) {
            return Option.of(now.find(number));
        }

        @Override
        public boolean isThere(Board now, Question asked) {
            return now.find(number) != null;
        }
    }

    /**
     * A card in the chooser's hand.
     *
     * @param card the id of the card
     */
    record InHand(@Names(Named.CARD) String card) implements Choice {
        @Override
        public boolean secret() {
            return true;
        }

        @Override
        @Rule("TL-9.15")
        public boolean isThere(Board now, Question asked) {
            return false;
        }
    }

    /**
     * One of the cards on top of a deck that were looked at.
     *
     * @param card the id of the card
     */
    record OnTop(@Names(Named.CARD) String card) implements Choice {
        @Override
        public boolean secret() {
            return true;
        }

        @Override
        public boolean isThere(Board now, Question asked) {
            return asked.shown().exists(each -> each.id().equals(card));
        }
    }

    /**
     * A card in a Graveyard.
     *
     * @param of the player whose Graveyard it is
     * @param card the id of the card
     */
    record Buried(Seat of, @Names(Named.CARD) String card) implements Choice {
        /** The card, if it is in that Graveyard. */
        public Option<Card> in(Board now) {
            return Players.BOTH.contains(of)
                    ? now.graveyard(of).find(each -> each.id().equals(card))
                    : Option.none();
        }

        @Override
        public boolean isThere(Board now, Question asked) {
            return in(now).isDefined();
        }
    }

    /**
     * A player, or something that belongs to that player, such as a castle or a deck.
     *
     * @param who the player's seat
     */
    record Player(Seat who) implements Choice {
        @Override
        public boolean isThere(Board now, Question asked) {
            return Players.BOTH.contains(who);
        }
    }

    /**
     * A word: whether somebody wants something, or has chosen enough.
     *
     * @param answer the word
     */
    @Rule("TL-9.30")
    record Say(Answer answer) implements Choice {
        @Override
        public boolean isThere(Board now, Question asked) {
            return answer != null;
        }
    }

    /**
     * One of several things that can happen.
     *
     * @param place its place in the text, counted from 0
     */
    @Rule("TL-9.31")
    record OneOf(int place) implements Choice {
        @Override
        public boolean isThere(Board now, Question asked) {
            return place >= 0;
        }
    }
}
