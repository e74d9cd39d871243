package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What happens while one action is carried out: the table as it is by now, the events so far, the chance drawn. It changes, so it
 * lives inside one call and is never part of a state.
 *
 * @param <T> tables
 * @param <E> events
 */
public final class StepBuilder<T, E extends TableEvent<T>> {
    private static final TableEvent<?>[] NONE = {};
    private static final int USUAL = 4;

    private final Rng rng;
    private @Nullable Dice dice;
    private T table;
    private TableEvent<?>[] events = NONE;
    private int happened;
    private boolean undoable = true;

    /** Nothing has happened yet. */
    public StepBuilder(T table, Rng rng) {
        this.table = table;
        this.rng = rng;
    }

    /** The table as it is now. */
    public T table() {
        return table;
    }

    /** Lets something happen. */
    public void emit(E event) {
        if (happened == events.length) {
            events = Arrays.copyOf(events, Math.max(USUAL, 2 * happened));
        }
        events[happened++] = event;
        table = event.applyTo(table);
        undoable &= !event.revealing();
    }

    /** How many events there are so far. */
    public int eventCount() {
        return happened;
    }

    /** Chance. Whoever draws it makes the action final. */
    public Dice dice() {
        makeFinal();
        dice = dice == null ? rng.dice() : dice;
        return dice;
    }

    /** The generator as it is after all that was drawn. */
    public Rng rng() {
        return dice == null ? rng : dice.rest();
    }

    /** Says that nothing undoes the action: it told somebody something, or would have in another world that looks the same. */
    public void makeFinal() {
        undoable = false;
    }

    /**
     * The action is carried out.
     *
     * @param state the new state
     * @param sameSeat whether whoever acted decides next: what another seat may have seen cannot be undone
     */
    public <S> Step<S, E> build(S state, boolean sameSeat) {
        return new Step<>(state, happened(), undoable && sameSeat);
    }

    private Array<E> happened() {
        if (happened == 0) {
            return Array.empty();
        }
        @SuppressWarnings("unchecked") // nothing but events is put in
        E[] all = (E[]) Arrays.copyOf(events, happened);
        return Array.of(all);
    }
}
