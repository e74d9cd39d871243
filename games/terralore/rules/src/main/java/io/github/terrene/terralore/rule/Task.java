package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.GameTask;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.due.Due;
import io.vavr.collection.Array;

/**
 * Something that is still to be done. What a game is in the middle of is a stack of tasks, which are data, so that it can be written down
 * and resumed.
 */
public interface Task extends GameTask<Play> {
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
}
