package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Seq;

/**
 * An event by which the top cards of a deck leave it, seen or not: as many of those that were known to lie there are gone.
 *
 * @param <T> tables
 */
public interface LeavesDeck<T> extends TableEvent<T> {
    /** The player whose deck it was. */
    Seat seat();

    /** The cards that leave it. */
    Seq<?> cards();

    @Override
    default Knowledge remembered(Knowledge known) {
        return known.deckLoses(seat(), cards().size());
    }
}
