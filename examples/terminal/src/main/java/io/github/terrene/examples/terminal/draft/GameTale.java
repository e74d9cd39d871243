package io.github.terrene.examples.terminal.draft;

import io.github.terrene.examples.terminal.odyssey.tale.GameNarrator;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.odyssey.event.EndEvent.GameEnded;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;

/** What is known of a game of the tournament, and its tale, if it is told. Games are played at the same time, but told one after another. */
final class GameTale {
    private final Option<GameNarrator> narrator;
    private final boolean atOnce;
    private final ArrayList<Runnable> waiting = new ArrayList<>();
    private Option<Outcome> outcome = Option.none();
    private int turns;

    /**
     * A game that begins.
     *
     * @param narrator who tells it; none if only its result is told
     * @param atOnce whether it is told while it is played, not when it is over
     */
    GameTale(Option<GameNarrator> narrator, boolean atOnce) {
        this.narrator = narrator;
        this.atOnce = atOnce;
    }

    /** How it ended; none if it did not. */
    Option<Outcome> outcome() {
        return outcome;
    }

    /** How many turns have begun. */
    int turns() {
        return turns;
    }

    /**
     * Something happened.
     *
     * @param paragraph whether a player did it on that player's turn
     */
    void tell(boolean paragraph, Seq<Event> events) {
        events.forEach(this::learn);
        narrator.forEach(teller -> waiting.add(() -> {
            if (paragraph) {
                teller.paragraph();
            }
            teller.tell(events);
        }));
        if (atOnce) {
            catchUp();
        }
    }

    private void learn(Event event) {
        turns += event instanceof TurnBegan ? 1 : 0;
        outcome = event instanceof GameEnded ended ? Option.some(ended.outcome()) : outcome;
    }

    private void catchUp() {
        waiting.forEach(Runnable::run);
        waiting.clear();
    }

    /** Whether it is told move by move, but not before it is over. */
    boolean late() {
        return narrator.isDefined() && !atOnce;
    }

    /** It is over, or looked at: tells what is still to be told. */
    void pause() {
        catchUp();
        narrator.forEach(GameNarrator::pause);
    }

    /** Draws its last table. */
    void close() {
        catchUp();
        narrator.forEach(GameNarrator::show);
    }
}
