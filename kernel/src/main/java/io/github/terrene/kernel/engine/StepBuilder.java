package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import org.jspecify.annotations.Nullable;

/**
 * What happens while one action is carried out: the current table, the events so far, the chance drawn. It is mutable, so it lives inside
 * one call and is never part of a state.
 *
 * @param <T> tables
 * @param <E> events
 */
public final class StepBuilder<T, E extends TableEvent<T>> {
    private static final int USUAL = 1;

    private final Rng rng;
    private @Nullable Dice dice;
    private T table;
    private final Gathered<E> events = new Gathered<>(USUAL);
    private boolean undoable = true;

    /** A builder for an action that has done nothing yet. */
    public StepBuilder(T table, Rng rng) {
        this.table = table;
        this.rng = rng;
    }

    /** The table as it is now. */
    public T table() {
        return table;
    }

    /** Adds an event and applies it to the table. */
    public void emit(E event) {
        events.add(event);
        table = event.applyTo(table);
        undoable &= !event.revealing();
    }

    /** How many events there are so far. */
    public int eventCount() {
        return events.size();
    }

    /** The dice. Asking for them makes the action final. */
    public Dice dice() {
        makeFinal();
        dice = dice == null ? rng.dice() : dice;
        return dice;
    }

    /** The generator as it is after everything drawn so far. */
    public Rng rng() {
        return dice == null ? rng : dice.rest();
    }

    /** Makes the action impossible to undo: it told somebody something, or would have in another state that looks the same. */
    public void makeFinal() {
        undoable = false;
    }

    /**
     * Completes the action.
     *
     * @param state the new state
     * @param sameSeat whether the seat that acted decides next: what another seat may have seen cannot be undone
     */
    public <S> Step<S, E> build(S state, boolean sameSeat) {
        return new Step<>(state, events.all(), undoable && sameSeat);
    }
}
