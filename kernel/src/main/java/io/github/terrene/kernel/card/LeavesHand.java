package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;

/**
 * An event by which a card leaves a hand, and everybody sees which: whoever knew it to be there knows that it is gone.
 *
 * @param <T> tables
 */
public interface LeavesHand<T> extends TableEvent<T> {
    /** The player whose hand it was. */
    Seat seat();

    /** The card that leaves it. */
    PrintedCard card();

    @Override
    default Knowledge remembered(Knowledge known) {
        return known.handLoses(seat(), card().id());
    }
}
