package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Something that is still to be done. What a game is in the middle of is a stack of tasks: data, so that it can be written down
 * and taken up again.
 */
public interface Task {
    /** The same as a decision that is awaited, or null. */
    default @Nullable Prompt asPrompt() {
        return null;
    }

    /** The same as something to be carried out, or null. */
    @Internal
    default @Nullable Work asWork() {
        return null;
    }

    /**
     * Whether it can be taken up in that game: asked only of games that were read, since in play nothing else comes about.
     *
     * @param below what is to be done after it
     */
    default boolean fits(Game game, List<Task> below) {
        return below.nonEmpty();
    }

    /** What was chosen of it so far and is not on the table yet, the first choice first. */
    default Seq<Action> actions() {
        return Array.empty();
    }

    /** The ability that is being activated or carried out. */
    default Option<AbilityInUse> abilityInUse() {
        return Option.none();
    }

    /** What a seat may know of it; none if it is a secret that there is such a task. */
    default Option<Task> seenBy(Seat viewer) {
        return Option.some(this);
    }
}
