package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** A task that waits for a decision. */
public interface Prompt extends Task, GamePrompt {
    /** Why a seat cannot do now what it wants to do. */
    @Rule("CG-6.16")
    default Rejection notNow(Seat seat) {
        Array<Seat> awaited = seats();
        return awaited.contains(seat)
                ? Rejection.of(rule() + "/other-decision", "now you must decide: {decision}", key())
                : Rejection.of(
                        rule() + "/not-awaited", "now {awaited:seat} must decide: {decision}", awaited.head(), key());
    }

    /** What has been chosen in it so far, the first choice first. */
    default Array<Action> actions() {
        return Array.empty();
    }

    /** The actions among which it asks to choose, if it is a question. */
    @Internal
    default Array<Action> options() {
        return Array.empty();
    }

    /**
     * What asks, and goes on with the answer; none if the course of the game asks.
     *
     * @param below the tasks below this one
     */
    @Internal
    default Option<Due> within(List<Task> below) {
        return Option.none();
    }

    /** A player concedes. This task is no longer to be done. */
    @Rule("CG-13.4")
    @Internal
    void concede(Seat seat, Play play);

    /** Conceding, at any decision of one's own. */
    @Rule("CG-13.4")
    @Internal
    static void conceded(Seat seat, Play play) {
        ((Prompt) play.take()).concede(seat, play);
    }
}
