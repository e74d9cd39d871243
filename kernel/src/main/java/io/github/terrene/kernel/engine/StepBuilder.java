package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What happens while one action is carried out: the current table, the events so far, the chance drawn. It is mutable, so it lives inside
 * one call and is never part of a state. A game adds whatever else its rules need while they carry out an action.
 *
 * @param <T> tables
 * @param <E> events
 */
public class StepBuilder<T, E extends TableEvent<T>> {
    /** More events than any action leads to: anything that goes on after that would never end. */
    static final int MOST_EVENTS = 10_000;

    private static final int SEVERAL = 4;

    private final Rng rng;
    private @Nullable Dice dice;
    private T table;
    private @Nullable E first;

    /** All events, including the first one, if there are several; most actions have none or one. */
    private @Nullable ArrayBuilder<E> several;

    private boolean undoable = true;
    private Predicate<? super E> revealing = event -> false;

    /** A builder for an action that has done nothing yet. */
    public StepBuilder(T table, Rng rng) {
        this.table = table;
        this.rng = rng;
    }

    /** The table as it is now. */
    public final T table() {
        return table;
    }

    /**
     * Adds an event and applies it to the table.
     *
     * @throws IllegalStateException if there are {@value #MOST_EVENTS} already: in a state that no rules lead to, or with an effect that
     *     does not end
     */
    public final void emit(E event) {
        note(event);
        table = event.applyTo(table);
        undoable = undoable && !revealing.test(event);
    }

    private void note(E event) {
        if (first == null) {
            first = event;
            return;
        }
        if (several == null) {
            several = new ArrayBuilder<>(SEVERAL);
            several.add(first);
        }
        if (several.size() == MOST_EVENTS) {
            throw new IllegalStateException("after " + MOST_EVENTS + " events there is no end of it: " + event);
        }
        several.add(event);
    }

    /** How many events there are so far. */
    public final int eventCount() {
        return several != null ? several.size() : first != null ? 1 : 0;
    }

    private Array<E> events() {
        return several != null ? several.all() : first != null ? Array.of(first) : Array.empty();
    }

    /** The dice. Asking for them makes the action final. */
    public final Dice dice() {
        forbidUndo();
        dice = dice == null ? rng.dice() : dice;
        return dice;
    }

    /** The generator after everything drawn so far. */
    protected final Rng rng() {
        return dice == null ? rng : dice.rest();
    }

    /**
     * Forbids undo, because the outcome depended on something hidden. Any result, even none, tells somebody something about it, now or in
     * another state that looks the same.
     */
    public final void forbidUndo() {
        undoable = false;
    }

    /** Makes the action final if one of its events from now on is one of these. */
    public final void finalIf(Predicate<? super E> event) {
        revealing = event;
    }

    /** Whether nothing that the action did so far forbids undoing it. */
    protected final boolean undoable() {
        return undoable;
    }

    /**
     * Completes the action.
     *
     * @param state the new state
     * @param sameSeat whether the seat that acted decides next; otherwise another seat may have seen the result, and it cannot be undone
     */
    protected final <S> Step<S, E> build(S state, boolean sameSeat) {
        return new Step<>(state, events(), undoable && sameSeat);
    }
}
