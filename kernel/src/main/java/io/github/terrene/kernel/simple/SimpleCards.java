package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.card.PrintedCard;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The cards that a simple game knows. Wherever something is written, a card is written by its id.
 *
 * @param type the type of the cards: a record or an enum
 * @param all one of each, in the order in which lists show them; each id once
 * @param unknown stands for a card that somebody may not know; it is none of {@code all}
 * @param <K> cards
 */
public record SimpleCards<K extends PrintedCard>(Class<K> type, Array<K> all, K unknown) {
    /**
     * The cards.
     *
     * @throws IllegalArgumentException if two cards have the same id, or one has that of the unknown one
     */
    public SimpleCards {
        Array<String> ids = all.append(unknown).map(PrintedCard::id);
        if (ids.distinct().size() < ids.size()) {
            throw new IllegalArgumentException("every card needs an id of its own: " + ids.mkString(", "));
        }
    }

    /** Cards without one copy of a card; where that is not known to be among them, as in what others see, without an unknown one. */
    public Array<K> without(Array<K> from, K card) {
        return from.remove(from.contains(card) ? card : unknown);
    }

    /** The card with that id, which may be the unknown one. */
    Option<K> find(String id) {
        return all.append(unknown).find(card -> card.id().equals(id));
    }
}
