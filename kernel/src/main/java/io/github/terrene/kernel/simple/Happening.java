package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.engine.StepBuilder;

/**
 * What happens while an action is carried out: {@link #emit} changes the table by an event, {@link #table} is the table as it is now, {@link
 * #dice} draws chance. It lives inside one call.
 *
 * @param <T> tables
 * @param <E> events
 */
public final class Happening<T extends SimpleTable, E extends TableEvent<T>> extends StepBuilder<T, E> {
    Happening(T table, Rng rng) {
        super(table, rng);
    }

    /** Whether the game is not over. */
    public boolean goesOn() {
        return table().outcome().isEmpty();
    }

    <C> Step<SimpleState<C, T>, E> over(C config, Seat actor) {
        SimpleState<C, T> state = new SimpleState<>(config, table(), rng());
        return build(state, state.deciders().equals(actor.asList().toArray()));
    }
}
