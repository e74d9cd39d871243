package io.github.terrene.draft.picking;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** Cards in the order of the catalogue, which is that of their ids: piles, picks, decks, the pool. */
final class SortedCards {
    private SortedCards() {}

    /** The cards and one more. */
    static Array<Card> with(Array<Card> sorted, Card card) {
        int place = sorted.size();
        while (place > 0 && sorted.get(place - 1).id().compareTo(card.id()) > 0) {
            place--;
        }
        return sorted.insert(place, card);
    }

    /** The cards without one of them. */
    static Array<Card> without(Array<Card> sorted, Card card) {
        int place = 0;
        while (!sorted.get(place).id().equals(card.id())) {
            place++;
        }
        return sorted.removeAt(place);
    }

    /** The cards without others, which are sorted and all among them. */
    static Array<Card> withoutAll(Array<Card> sorted, Array<Card> others) {
        ArrayBuilder<Card> left = new ArrayBuilder<>(sorted.size());
        int place = 0;
        for (Card card : sorted) {
            if (place < others.size() && others.get(place).id().equals(card.id())) {
                place++;
            } else {
                left.add(card);
            }
        }
        return left.all();
    }

    /** Whether all are copies of one card. */
    static boolean areAlike(Array<Card> sorted) {
        return sorted.get(0).id().equals(sorted.last().id());
    }
}
