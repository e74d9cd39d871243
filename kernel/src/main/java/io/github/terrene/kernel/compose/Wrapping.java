package io.github.terrene.kernel.compose;

import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How actions or events of a game are wrapped in those of a larger one.
 *
 * @param type the type of the wrappers
 * @param around wraps one
 * @param within unwraps one
 * @param <X> actions or events of the game
 * @param <A> actions or events of the larger one
 * @param <B> the wrappers
 */
public record Wrapping<X, A, B extends A>(Class<B> type, Function<X, B> around, Function<B, X> within) {
    /** What is wrapped; none if it is not something of this game. */
    public Option<X> find(A whole) {
        return Option.when(holds(whole), () -> get(whole));
    }

    boolean holds(@Nullable A whole) {
        return type.isInstance(whole);
    }

    X get(A whole) {
        return within.apply(type.cast(whole));
    }
}
