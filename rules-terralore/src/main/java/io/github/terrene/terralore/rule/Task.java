package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.terralore.card.Choice;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Something that is still to be done. What a game is in the middle of is a stack of tasks: data, so that it can be written down
 * and taken up again.
 */
public sealed interface Task permits Work, Prompt {
    /** The same as a decision that is awaited, or null. */
    default @Nullable Prompt asPrompt() {
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

    /** What was answered to it so far, the first answer first. */
    default Seq<Choice> answers() {
        return Array.empty();
    }

    /** The same as something to be carried out, or null. */
    @Internal
    default @Nullable Work asWork() {
        return null;
    }
}
