package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.ActionKind;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision. */
public sealed interface Prompt extends Task permits ChooseHands, ChoosePlans, Ask {

    @Override
    default @Nullable Prompt asPrompt() {
        return this;
    }

    /** Who decides, ascending. */
    Array<Seat> seats();

    /** The kinds of actions that a seat chooses from, as a set of {@link ActionKind#bit bits}. */
    long offers(Seat seat);

    /** What about, as a short stable key. */
    String key();

    /** What was chosen of it so far, the first choice first. */
    default Seq<Action> actions() {
        return Array.empty();
    }

    /**
     * The decision before anything of it was {@linkplain #actions chosen}, none if nobody asks for it: asked only of games that were
     * read.
     *
     * @param below the game with the task below it uppermost
     */
    Option<Prompt> untouched(Game below);

    /** What a seat may know of it and of the tasks below. */
    List<Task> seenBy(Seat viewer, List<Task> below);

    /** A player gives the game up. This task is no longer on the agenda. */
    @Rule("TL-11.8")
    @Internal
    void concede(Seat seat, Play play);
}
