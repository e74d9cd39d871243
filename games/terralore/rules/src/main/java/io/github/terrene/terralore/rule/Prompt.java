package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.ActionKind;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision. */
public interface Prompt extends Task {
    @Override
    default @Nullable Prompt asPrompt() {
        return this;
    }

    /** Who decides, ascending. */
    Array<Seat> seats();

    /** The decisions to be made, ascending by seat. */
    default Array<Decision> decisions() {
        return seats().map(seat -> new Decision(seat, key()));
    }

    /** The kinds of actions that a seat chooses from, as a set of {@link ActionKind#bit bits}. */
    long offers(Seat seat);

    /**
     * Why a player cannot do now what this does not offer.
     *
     * @param rule the number of the rule that says when it can be done
     */
    default Rejection notNow(Seat seat, String rule) {
        return Rejection.of(rule + "/not-asked", "{player} is not being asked for this now", Players.name(seat));
    }

    /** What the decision is about, as a short stable key. */
    String key();

    /** What has been chosen in it so far, the first choice first. */
    default Seq<Action> actions() {
        return Array.empty();
    }

    /** What a seat may know of this task and those below. */
    List<Task> seenBy(Seat viewer, List<Task> below);

    /** A player concedes. This task is no longer on the agenda. */
    @Rule("TL-11.8")
    @Internal
    void concede(Seat seat, Play play);
}
