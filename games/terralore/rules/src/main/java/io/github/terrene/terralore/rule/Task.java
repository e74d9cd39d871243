package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.GameTask;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.due.Due;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Something that is still to be done. What a game is in the middle of is a stack of tasks, which are data, so that it can be written down
 * and resumed.
 */
public interface Task extends GameTask<Play> {
    /** This task as an awaited decision, or null if it is not one. */
    default @Nullable Prompt asPrompt() {
        return null;
    }

    /**
     * What it is in the words of the game; nothing if that goes without saying.
     *
     * @param agenda all that is to be done
     */
    default Array<Due> due(Agenda agenda) {
        return Array.empty();
    }

    /** The same task; if it holds a card that is leaving now, with that card as it is. */
    @Internal
    default Task remembering(CardOnField leaving) {
        return this;
    }

    /** The answers given to it so far, the first answer first. */
    default Seq<Choice> answers() {
        return Array.empty();
    }
}
