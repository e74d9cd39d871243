package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A task that waits for a decision. */
public interface Prompt extends Task, GamePrompt {
    /** Who is awaited as far as a seat knows. */
    default Array<Seat> seatsKnownTo(Seat viewer) {
        return seats();
    }

    /** The number of the rule that refuses an activation by a seat to which this prompt does not offer one. */
    @Rule("TO-4.20")
    default String forbidsActivation(Table table, Seat seat) {
        return "TO-4.20";
    }

    /**
     * What asks, and goes on with the answer; none if the course of the game asks.
     *
     * @param agenda all that is to be done, this first
     */
    @Internal
    default Option<Due> within(Agenda agenda) {
        return Option.none();
    }

    /** The actions among which it asks a seat to choose, if it is a question to that seat. */
    @Internal
    default Array<Action> offered(Game game, Seat seat) {
        return Array.empty();
    }
}
