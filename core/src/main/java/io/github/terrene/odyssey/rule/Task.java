package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GameTask;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Something that is still to be done. A game in progress holds a stack of tasks; they are data, so a game can be saved and resumed at any
 * point.
 */
public interface Task extends GameTask<Play> {
    /** This task as a decision at which abilities may be used; call only if it is one. */
    default Window asWindow() {
        throw new IllegalStateException("no ability can be used here: " + this);
    }

    /** The task in the words of the game; nothing if it goes without saying. */
    default Array<Due> due() {
        return Array.empty();
    }

    /** Whether what waits is dealt with when it is carried out. */
    default boolean settles() {
        return false;
    }

    /** The actions chosen for it so far that do not show on the table yet, in the order chosen; of an effect, Terrains come before cards. */
    default Seq<Action> actions() {
        return Array.empty();
    }

    /**
     * This task as a seat could believe it to be, with something imagined in place of what it does not know.
     *
     * @param table what the seat imagines on the table
     */
    default Task imaginedBy(Seat viewer, Table table, Dice dice) {
        return this;
    }

    /** Whether a seat may know that there is such a task. */
    default boolean knownTo(Seat viewer) {
        return true;
    }
}
