package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.due.Due;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A task that waits for a decision. */
public interface Prompt extends Task, GamePrompt {
    /**
     * Why a player cannot do now what this does not offer.
     *
     * @param rule the number of the rule that says when it can be done
     */
    default Rejection notNow(Seat seat, String rule) {
        return Rejection.of(rule + "/not-asked", "{player:seat} is not being asked for this now", seat);
    }

    /** What has been chosen in it so far, the first choice first. */
    default Seq<Action> actions() {
        return Array.empty();
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

    /** The actions among which it asks to choose, if it is a question. */
    @Internal
    default Array<Action> options() {
        return Array.empty();
    }

    /** The tasks below this one without what a seat may not know of them as long as this decision is awaited. */
    @Internal
    default List<Task> knownBelow(Seat viewer, List<Task> below) {
        return below;
    }

    /** A player concedes. This task is no longer on the agenda. */
    @Rule("TL-11.8")
    @Internal
    void concede(Seat seat, Play play);

    /** Conceding, at any decision of one's own; in a simultaneous choice it is a sealed choice like any other. */
    @Rule("TL-11.8")
    @Internal
    static void conceded(Seat seat, Play play) {
        ((Prompt) play.take()).concede(seat, play);
    }
}
