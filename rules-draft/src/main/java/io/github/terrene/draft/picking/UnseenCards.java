package io.github.terrene.draft.picking;

import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The cards of a pool that a seat does not see. */
final class UnseenCards {
    private UnseenCards() {}

    /** They are sorted by id, copies repeated. */
    static Array<Card> of(DraftView view) {
        DraftTable table = view.table();
        Array<Card> seen = table.piles()
                .appendAll(table.picks())
                .appendAll(table.decks().flatMap(deck -> deck))
                .append(table.excess())
                .flatMap(cards -> cards)
                .reject(Card::unknown)
                .sortBy(Card::id);
        return without(view.config().pool(), seen);
    }

    /** The cards of a pool without others that are among them. Both are sorted by id. */
    static Array<Card> without(Array<Card> pool, Array<Card> seen) {
        List<Card> unseen = List.empty();
        int place = 0;
        for (Card card : pool) {
            if (place < seen.size() && seen.get(place).id().equals(card.id())) {
                place++;
            } else {
                unseen = unseen.prepend(card);
            }
        }
        return unseen.reverse().toArray();
    }
}
