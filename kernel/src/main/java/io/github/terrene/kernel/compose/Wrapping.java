package io.github.terrene.kernel.compose;

import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How actions or events of a game stand among those of a larger one: each in an object around it.
 *
 * @param type the type of these objects
 * @param around puts one around
 * @param within takes out what one is around
 * @param <X> what the game calls its own
 * @param <A> what the larger one has
 * @param <B> the objects
 */
public record Wrapping<X, A, B extends A>(Class<B> type, Function<X, B> around, Function<B, X> within) {
    /** What an object is around; none if it is around nothing of this game. */
    public Option<X> find(A whole) {
        return Option.when(holds(whole), () -> get(whole));
    }

    boolean holds(A whole) {
        return type.isInstance(whole);
    }

    X get(A whole) {
        return within.apply(type.cast(whole));
    }
}
