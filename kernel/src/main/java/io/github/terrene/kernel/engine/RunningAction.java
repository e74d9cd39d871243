package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import java.util.function.Predicate;

/**
 * A game while one action is being carried out: rules tell it what to do.
 *
 * @param <S> states
 * @param <E> events
 */
public interface RunningAction<S, E> {
    /** Makes the action final if one of its events is one of these. It is called before anything happens. */
    void finalIf(Predicate<? super E> event);

    /** Does everything that follows, until somebody must decide or the game is over. */
    Step<S, E> proceed(Seat actor);
}
