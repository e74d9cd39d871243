package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;

/**
 * A value of which more is hidden than its declared zones say, since that depends on what happens there: cards laid by nobody's hand, the
 * options of a secret question. It is for such exceptions only; whatever is hidden by where it lies is declared.
 *
 * @param <T> its type
 */
@FunctionalInterface
public interface Masked<T> {
    /**
     * The same value without what is hidden from a seat as an exception. Its zones are hidden afterwards, as they are declared, so this is
     * not yet what a seat may know: that is {@link Zones#seenBy}.
     */
    T masked(Seat viewer);
}
