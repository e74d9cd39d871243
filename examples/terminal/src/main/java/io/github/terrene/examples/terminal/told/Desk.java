package io.github.terrene.examples.terminal.told;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;

/**
 * What a person has before them.
 *
 * @param <V> views
 */
public interface Desk<V> {
    /** Draws what can be seen. */
    void table(V view, Voice voice);

    /** The ids of the cards in the own hand. */
    Seq<String> hand(V view);

    /** The piles that lie open. */
    Seq<OpenPile> piles(V view);

    /** Whether a person must decide even if only one thing can be done, and it is not the own turn. */
    default boolean asksAlways() {
        return false;
    }

    /**
     * A pile that lies open.
     *
     * @param seat whose
     * @param word the key of what it is called
     * @param cards the ids of its cards, the oldest first
     */
    record OpenPile(Seat seat, String word, Seq<String> cards) {}
}
