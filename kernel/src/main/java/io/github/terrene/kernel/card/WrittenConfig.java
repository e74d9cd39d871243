package io.github.terrene.kernel.card;

import io.vavr.collection.Array;

/**
 * A configuration as it is written down. Each game has its own record for it, since {@link io.github.terrene.kernel.text.Canonical} reads
 * concrete types.
 *
 * @param <C> configurations
 */
public interface WrittenConfig<C> {
    /** The configuration, with cards by their ids. */
    C config();

    /** What those cards were like. */
    Array<CardPrint> cards();
}
