package io.github.terrene.hobe.due;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Progress;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is under way in a game, or waiting to happen. */
public sealed interface Due {
    /** What follows automatically in a turn. */
    enum Course {
        /** The player who played a card goes on with the turn. */
        TURN,
        /** The Events between the players have their effects, the one played last first. */
        EVENTS,
        /** The uppermost Event leaves the table. */
        EVENT_LEAVES,
        /** Cards attack. */
        ATTACKS,
        /** The phase in which "end of turn" effects happen. */
        END_PHASE,
        /** The active player discards down to the limit. */
        DISCARD,
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
     * @param card the card that has the effect
     * @param ability the place of the ability on the card
     * @param progress how far it is carried out
     * @param source the card in play, as it is now, or as it was when it left; none for an Event between the players
     * @param cause the card that caused the effect, as it was then; none for an Event, and for effects that come with a turn
     * @param answers what was chosen for that part so far, the first choice first
     */
    @Rule({"HB-8.11", "HB-10.4"})
    record UnderWay(
            Card card,
            int ability,
            Progress progress,
            Option<CardInPlay> source,
            Option<CardInPlay> cause,
            Array<Choice> answers)
            implements Due {}

    /** An effect waits to happen. */
    @Rule("HB-10.6")
    record Waiting(PendingEffect effect) implements Due {}

    /** An effect was caused by what is under way. It joins those that wait when that is complete. */
    @Rule("HB-10.6")
    record Caused(PendingEffect effect) implements Due {}

    /**
     * A player may play Events of a certain timing.
     *
     * @param seat the player who may play Events
     * @param timing the timing of these Events
     */
    @Rule({"HB-8.1", "HB-8.9"})
    record EventWindow(Seat seat, EventTiming timing) implements Due {}

    /**
     * The turn continues.
     *
     * @param course what follows
     */
    @Rule({"HB-5.1", "HB-5.2"})
    record Then(Course course) implements Due {}
}
