package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * One action being carried out in a game that keeps what is still to be done as a stack of {@linkplain GameTask tasks}: they are carried out
 * until one waits for a decision, or none is left.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 * @param <K> the game's tasks
 */
public abstract class TaskPlay<S extends RuledState, T, E extends TableEvent<T>, K> extends StepBuilder<T, E>
        implements RunningAction<S, E> {
    /** The next task if it was put on top since the action began: most are carried out at once and never get into the list. */
    private @Nullable K top;

    private List<K> below;
    private boolean over;

    /**
     * Continues from a state.
     *
     * @param tasks what is still to be done, the next task first
     */
    protected TaskPlay(T table, Rng rng, List<K> tasks, boolean over) {
        super(table, rng);
        this.below = tasks;
        this.over = over;
    }

    /**
     * Carries out the next task; false if it waits for a decision. The game calls {@link GameTask#carriedOut} here, so that nothing in this
     * class casts a task to an interface: on JDK 17, a cast to another interface than last time is a search, and keeps other threads waiting.
     */
    protected abstract boolean carriesOut(K next);

    /** The state as it is now. */
    protected abstract S state();

    /** Called before the first task and after each one. */
    protected void betweenTasks() {}

    /** Whether the game is over, so that nothing further is done. */
    public final boolean over() {
        return over;
    }

    /** Puts tasks on the stack, to be done in this order and before everything already there, unless the game is over. */
    @SafeVarargs
    public final void next(K... inOrder) {
        for (int i = inOrder.length - 1; i >= 0; i--) {
            next(inOrder[i]);
        }
    }

    /** The same as {@link #next(Object[])}, without an array. */
    public final void next(K first, K second) {
        next(second);
        next(first);
    }

    /** The same as {@link #next(Object[])}, without an array. */
    public final void next(K first, K second, K third) {
        next(second, third);
        next(first);
    }

    /** The same as {@link #next(Object[])}, without an array. */
    public final void next(K first, K second, K third, K fourth) {
        next(third, fourth);
        next(first, second);
    }

    /** Puts a task on the stack, to be done before everything already there, unless the game is over. */
    public final void next(K task) {
        if (over) {
            return;
        }
        below = tasks();
        top = task;
    }

    /** Takes the top task off the stack. */
    public final K take() {
        K taken = top == null ? below.head() : top;
        below = top == null ? below.tail() : below;
        top = null;
        return taken;
    }

    /** All tasks, the next one first. */
    public final List<K> tasks() {
        below = top == null ? below : below.prepend(top);
        top = null;
        return below;
    }

    /** Replaces all tasks by these. */
    protected final void replaceTasks(List<K> others) {
        top = null;
        below = others;
    }

    /** Notes that the game is over: nothing is left to be done. */
    protected final void finish() {
        over = true;
        replaceTasks(List.empty());
    }

    private boolean carriesOutNext() {
        if (top != null) {
            return carriesOut(top);
        }
        return !below.isEmpty() && carriesOut(below.head());
    }

    @Override
    public final Step<S, E> proceed(@Nullable Seat actor) {
        betweenTasks();
        while (carriesOutNext()) {
            betweenTasks();
        }
        S state = state();
        return build(state, undoable() && actor != null && !state.offers(actor).none());
    }
}
