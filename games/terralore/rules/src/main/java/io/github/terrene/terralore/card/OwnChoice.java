package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;
import io.vavr.control.Option;

/** A card or a player that somebody may choose when an effect asks. */
public sealed interface OwnChoice extends Choice {
    /** Whether everybody sees that there is such a thing. */
    boolean isThere(Board now);

    /**
     * A Creature on the field.
     *
     * @param number the number of the Creature
     */
    record Creature(@Names(Named.IN_PLAY) int number) implements OwnChoice {
        @Override
        public boolean isThere(Board now) {
            return now.find(number) != null;
        }
    }

    /**
     * One of the cards on top of a deck that were looked at.
     *
     * @param card the id of the card
     */
    record OnTop(@Names(Named.CARD) String card) implements OwnChoice {
        @Override
        public boolean secret() {
            return true;
        }

        @Override
        public boolean isThere(Board now) {
            return false;
        }
    }

    /**
     * A card in a Graveyard.
     *
     * @param of the player whose Graveyard it is
     * @param card the id of the card
     */
    record Buried(Seat of, @Names(Named.CARD) String card) implements OwnChoice {
        /** The card, if it is in that Graveyard. */
        public Option<Card> in(Board now) {
            return Players.BOTH.contains(of)
                    ? now.graveyard(of).find(each -> each.id().equals(card))
                    : Option.none();
        }

        @Override
        public boolean isThere(Board now) {
            return in(now).isDefined();
        }
    }

    /**
     * A player, or something that belongs to that player, such as a castle or a deck.
     *
     * @param who the player's seat
     */
    record Player(Seat who) implements OwnChoice {
        @Override
        public boolean isThere(Board now) {
            return Players.BOTH.contains(who);
        }
    }

    /** The face-up card on the field that a choice means, if it means one. */
    static Option<CardOnField> onField(Choice choice, Board now) {
        return choice instanceof Creature creature ? Option.of(now.find(creature.number())) : Option.none();
    }
}
