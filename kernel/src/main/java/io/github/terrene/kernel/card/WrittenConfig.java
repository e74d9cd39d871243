package io.github.terrene.kernel.card;

import io.vavr.collection.Array;

/**
 * A configuration as it is written down. Each game has a record of its own for it, as {@link io.github.terrene.kernel.text.Canonical} reads
 * classes.
 *
 * @param <C> configurations
 */
public interface WrittenConfig<C> {
    /** The configuration, with cards by their ids. */
    C config();

    /** What those cards were. */
    Array<CardPrint> cards();
}
