package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.form.Embedded;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Something for each part of a game in two parts: their states, or what a seat may know about them.
 *
 * @param <X> of the first part
 * @param <Y> of the second part
 */
public interface TwoParts<X, Y> {
    /** That of the first part; how it ended, once the second has begun. */
    X first();

    /** That of the second part; none before it begins. */
    Option<Y> second();

    /** The result for the part that is being played. */
    default <R> R now(Function<? super X, ? extends R> inFirst, Function<? super Y, ? extends R> inSecond) {
        return second().isEmpty() ? inFirst.apply(first()) : inSecond.apply(second().get());
    }

    /** The complete state of a game in two parts. */
    interface State<X, Y> extends TwoParts<X, Y> {
        /** The generator from which those of both parts are split. */
        Rng rng();
    }

    /** Makes such a state, as a record's constructor does. */
    @FunctionalInterface
    interface Maker<X, Y, S extends State<X, Y>> {
        /** The state with these parts and this generator. */
        S of(X first, Option<Y> second, Rng rng);
    }

    /** Such a state as it is saved, with each part written by its own rules. The second is read once it is known how the first ended. */
    @Internal
    record Saved(
            @Names(Named.DOCUMENT) String first,
            @Names(Named.DOCUMENT) Option<String> second,
            Rng rng) implements State<String, String> {}

    /** What can be said about such a state without knowing how it is stored, as {@link Notation#writePosition} says. */
    @Internal
    record Position(Embedded first, Option<Embedded> second, Rng rng) implements State<Embedded, Embedded> {}
}
