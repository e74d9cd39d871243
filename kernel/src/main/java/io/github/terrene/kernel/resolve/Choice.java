package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Sense;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What a player chooses when something is asked: a card, a player, a word. A game adds its own choices; its forms say which there are.
 *
 * <pre>{@code
 * Forms types = CardNotation.known(Card.class, Card.UNKNOWN, catalogue::find)
 *         .family(Choice.class, Choice.COMMON)
 *         .members(Array.of(OwnChoice.class));
 * }</pre>
 */
public interface Choice {
    /** The choices that all games share. */
    Array<Class<? extends Choice>> COMMON = Array.of(Say.class, OneOf.class, InHand.class);

    /** Yes. */
    Choice YES = new Say(Answer.YES);

    /** No. */
    Choice NO = new Say(Answer.NO);

    /** No more. */
    Choice ENOUGH = new Say(Answer.ENOUGH);

    /** Both answers to whether somebody wants something, yes first. */
    Array<Choice> YES_OR_NO = Array.of(YES, NO);

    /** Whether only the asked player may know that it can be chosen. */
    default boolean secret() {
        return false;
    }

    /** Whether it names what there can be, whatever there is now: nothing is missing, and no number is out of range. */
    default boolean inRange() {
        return true;
    }

    /**
     * How likely a sensible player makes this choice.
     *
     * @param meant what it names, if that is a thing
     */
    default int weight(Sense sense, @Nullable Thing meant) {
        return sense.thing(meant);
    }

    /**
     * A word: whether somebody wants something, or has chosen enough.
     *
     * @param answer the word
     */
    record Say(Answer answer) implements Choice {
        @Override
        public boolean inRange() {
            return answer != null;
        }

        @Override
        public int weight(Sense sense, @Nullable Thing meant) {
            return switch (answer) {
                case YES -> sense.yes();
                case NO -> Sense.USUAL;
                case ENOUGH -> sense.enough();
            };
        }
    }

    /**
     * One of several things that can happen.
     *
     * @param place its place in the text, counted from 0
     */
    record OneOf(int place) implements Choice {
        @Override
        public boolean inRange() {
            return place >= 0;
        }

        @Override
        public int weight(Sense sense, @Nullable Thing meant) {
            return sense.mode(place);
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
    }

    /** What a player can say. */
    enum Answer {
        /** Yes. */
        YES,
        /** No. */
        NO,
        /** No more. */
        ENOUGH
    }
}
