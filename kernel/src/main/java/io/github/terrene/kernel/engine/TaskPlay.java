package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.List;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One action being carried out in a game that keeps what is still to be done as a stack of {@linkplain GameTask tasks}: they are carried out
 * until one waits for a decision, or none is left.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 * @param <K> the game's tasks
 * @param <P> the game's own subclass, which its tasks are given
 */
public abstract class TaskPlay<S extends RuledState, T, E extends TableEvent<T>, K extends GameTask<P>, P>
        extends StepBuilder<T, E> implements RunningAction<S, E> {
    private static final Object[] NONE = {};
    private static final int SOME_MORE = 4;

    /** The tasks that were put on top since the action began, the next one last: most are carried out at once and never get into the list. */
    private Object[] above = NONE;

    private int height;
    private List<K> below;
    private boolean over;

    /**
     * Goes on from a state.
     *
     * @param tasks what is still to be done, the next task first
     */
    protected TaskPlay(T table, Rng rng, List<K> tasks, boolean over) {
        super(table, rng);
        this.below = tasks;
        this.over = over;
    }

    /** This object. */
    protected abstract P self();

    /** The state as it is now. */
    protected abstract S state();

    /** Called before the first task and after each one. */
    protected void betweenTasks() {}

    /** Whether the game is over: then nothing further is done. */
    public final boolean over() {
        return over;
    }

    /** Puts tasks on the stack, to be done in this order and before everything already there; none when the game is over. */
    @SafeVarargs
    public final void next(K... inOrder) {
        for (int i = inOrder.length - 1; i >= 0; i--) {
            next(inOrder[i]);
        }
    }

    /** Puts a task on the stack, to be done before everything already there; not when the game is over. */
    public final void next(K task) {
        if (over) {
            return;
        }
        if (height == above.length) {
            above = Arrays.copyOf(above, height + SOME_MORE);
        }
        above[height++] = task;
    }

    /** Takes the top task off the stack. */
    public final K take() {
        if (height > 0) {
            return aboveAt(--height);
        }
        K top = below.head();
        below = below.tail();
        return top;
    }

    /** All tasks, the next one first. */
    public final List<K> tasks() {
        for (int i = 0; i < height; i++) {
            below = below.prepend(aboveAt(i));
        }
        height = 0;
        return below;
    }

    /** Puts these tasks in the place of all there are. */
    protected final void replaceTasks(List<K> others) {
        height = 0;
        below = others;
    }

    /** Notes that the game is over: nothing is left to be done. */
    protected final void finish() {
        over = true;
        replaceTasks(List.empty());
    }

    @SuppressWarnings("unchecked") // nothing but such tasks is put in
    private K aboveAt(int place) {
        return (K) above[place];
    }

    private @Nullable GameWork<P> nextWork() {
        return height > 0
                ? aboveAt(height - 1).asWork()
                : below.isEmpty() ? null : below.head().asWork();
    }

    @Override
    public final Step<S, E> proceed(@Nullable Seat actor) {
        betweenTasks();
        for (@Nullable GameWork<P> work = nextWork(); work != null; work = nextWork()) {
            take();
            work.run(self());
            betweenTasks();
        }
        S state = state();
        return build(state, undoable() && actor != null && state.offers(actor) != 0);
    }
}
