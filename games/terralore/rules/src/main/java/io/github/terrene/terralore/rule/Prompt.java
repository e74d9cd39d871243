package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.terralore.action.Action;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision. */
public sealed interface Prompt extends Task, GamePrompt permits ChooseHands, ChoosePlans, Ask {

    @Override
    default @Nullable Prompt asPrompt() {
        return this;
    }

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

    /** Conceding, at any decision of one's own; in a simultaneous choice it is a sealed choice like any other. */
    @Rule("TL-11.8")
    @Internal
    static void conceded(Seat seat, Play play) {
        ((Prompt) play.take()).concede(seat, play);
    }
}
