package io.github.terrene.kernel.compose;

import io.vavr.control.Option;

/**
 * What there is of a game in two parts: the states of both, or the views.
 *
 * @param <X> of the first part
 * @param <Y> of the second part
 */
public interface Twofold<X, Y> {
    /** Of the first part; how it ended, once the second has begun. */
    X first();

    /** Of the second part; none before it begins. */
    Option<Y> second();
}
