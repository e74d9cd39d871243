package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.engine.GameTask;
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
    default Array<Due> due(Agenda agenda, Table table) {
        return Array.empty();
    }
}
