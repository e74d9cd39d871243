package io.github.terrene.terralore.due;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Progress;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is under way in a game, or waiting to happen. */
public sealed interface Due {
    /** What follows automatically in a turn. */
    enum Course {
        /** Both players draw. */
        DRAW_PHASE,
        /** The Play phase begins. */
        PLAY_PHASE,
        /** The plans are opened, and cards are turned up lane by lane. */
        REVEAL,
        /** The card that was turned up comes into its lane. */
        CARD_ENTERS,
        /** The next face-down card is turned up; after the last one comes the Counting phase. */
        NEXT_CARD,
        /** The lanes are counted. */
        COUNTING,
        /** The End phase begins. */
        END_PHASE,
        /** The turn is over, and the next one begins. */
        NEXT_TURN;

        private final Array<Due> due = Array.of(new Then(this));

        /** This as what is due. */
        public Array<Due> next() {
            return due;
        }
    }

    /**
     * An effect is happening.
     *
     * @param source the card that has the effect, as it is now, or as it was when it left
     * @param timing which of the card's effects it is
     * @param putOff where the part is that put it off until now, if only that happens; empty if the whole effect happens
     * @param cause the other card that caused it, as it was then
     * @param progress how far it is carried out
     * @param answers what was chosen for that part so far, the first choice first
     */
    @Rule({"TL-9.10", "TL-9.24"})
    record UnderWay(
            CardOnField source,
            When timing,
            Array<Integer> putOff,
            Option<CardOnField> cause,
            Progress progress,
            Array<Choice> answers)
            implements Due {}

    /**
     * Cards were looked at for the question that is asked.
     *
     * @param deck the player whose deck they are from
     * @param cards the cards, the top one first
     */
    @Rule("TL-12.2")
    record LookedAt(Seat deck, Array<Card> cards) implements Due {}

    /** An effect waits to happen. */
    @Rule("TL-9.8")
    record Waiting(PendingEffect effect) implements Due {}

    /** An effect was caused by the one under way. It joins those that wait when that is complete. */
    @Rule("TL-9.8")
    record Caused(PendingEffect effect) implements Due {}

    /** An effect whose timing has come. It happens when all is complete that those before it caused. */
    @Rule("TL-9.20")
    record Collected(PendingEffect effect) implements Due {}

    /** An effect that was put off until the end of the turn. */
    @Rule({"TL-9.20", "TL-9.21"})
    record PutOff(PendingEffect effect) implements Due {}

    /**
     * A Skill leaves, unless its text keeps it.
     *
     * @param number the number of the card
     */
    @Rule({"TL-7.10", "TL-7.12"})
    record SkillLeaves(@Names(Named.IN_PLAY) int number) implements Due {}

    /**
     * The turn continues.
     *
     * @param course what follows
     */
    @Rule({"TL-4.4", "TL-4.5"})
    record Then(Course course) implements Due {}
}
