package io.github.terrene.examples.terminal.draft;

import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;

/** The tale of a game of the tournament: told while it is played, or at once when it is over. */
final class GameTale {
    private final Storyteller<Game, Event> teller;
    private final Runnable heading;
    private final boolean live;
    private final boolean told;
    private final ArrayList<Runnable> waiting = new ArrayList<>();
    private Array<Event> events = Array.empty();
    private boolean begun;

    /**
     * A game that begins.
     *
     * @param teller who tells it
     * @param heading tells who plays
     * @param live whether it is told while it is played
     * @param told whether it is told at all
     */
    GameTale(Storyteller<Game, Event> teller, Runnable heading, boolean live, boolean told) {
        this.teller = teller;
        this.heading = heading;
        this.live = live;
        this.told = told;
    }

    /** Whether anything of it was passed on. */
    boolean begun() {
        return begun;
    }

    /** Something happened in it. */
    void happened(Iterable<Event> more) {
        events = events.appendAll(more);
    }

    /** Passes on what happened, from one state to another. */
    void pass(Option<Game> before, Option<Game> after) {
        if (!told || begun && events.isEmpty()) {
            return;
        }
        Step<Game, Event> step = new Step<>(after.orElse(before).get(), events, false);
        events = Array.empty();
        if (begun) {
            waiting.add(() -> teller.tell(before.get(), step));
        } else {
            waiting.add(heading);
            waiting.add(() -> teller.begin(step));
        }
        begun = true;
        if (live) {
            catchUp();
        }
    }

    private void catchUp() {
        waiting.forEach(Runnable::run);
        waiting.clear();
    }

    /** Tells what is still to be told, if it is looked at. */
    void pause() {
        if (live) {
            catchUp();
            teller.pause();
        }
    }

    /** It is over. */
    void end() {
        catchUp();
        teller.pause();
    }
}
