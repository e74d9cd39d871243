package io.github.terrene.forms.sample;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/** Two things, in members that give their types in another order. */
public sealed interface Pair<A, B> {
    /** Both, the second one first. */
    record Swapped<B, A>(B second, A first, Array<? extends Pair<A, B>> more) implements Pair<A, B> {}

    /** The first one, with counts that are the same for everybody. */
    record First<X, Y>(X first, TreeMap<String, Long> counts, boolean only) implements Pair<X, Y> {}

    /** Nothing of either, but one of these. */
    record Neither<A, B>(Colour colour) implements Pair<A, B> {}

    /** Some colours. */
    enum Colour {
        RED,
        BLUE
    }
}
