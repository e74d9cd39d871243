package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Cards that not everybody may know: a hand, sorted by id; a deck, the top card first; a Lost pile, the oldest card first.
 *
 * @param cards the cards, all {@code "unknown"} ({@link Card#UNKNOWN}) if the viewer may not know them
 */
@Rule({"HB-12.2", "HB-12.3"})
public record Pile(Array<Card> cards) {
    /** No cards. */
    public static final Pile EMPTY = new Pile(Array.empty());

    /** How many cards there are, which everybody knows. */
    public int size() {
        return cards.size();
    }

    /** The same pile without the top cards. */
    public Pile withoutTop(int number) {
        return number == 0 ? this : number >= size() ? EMPTY : new Pile(cards.drop(number));
    }

    /** The same pile with cards at its end. */
    public Pile plus(Array<Card> more) {
        return more.isEmpty() ? this : new Pile(cards.appendAll(more));
    }

    /** The same pile with a card, sorted in by id. */
    public Pile plusSorted(Card card) {
        int place = 0;
        while (place < size() && cards.get(place).id().compareTo(card.id()) <= 0) {
            place++;
        }
        return new Pile(cards.insert(place, card));
    }

    /** The same pile without one card with that id; of unknown cards, one fewer. */
    public Pile minus(String id) {
        int place = hidden() ? 0 : place(id);
        return place < 0 ? this : size() == 1 ? EMPTY : new Pile(cards.removeAt(place));
    }

    /** Whether the cards are unknown. */
    public boolean hidden() {
        return size() > 0 && cards.get(0).unknown();
    }

    /** A card with that id if it is known to be here, or null. */
    public @Nullable Card find(String id) {
        int place = hidden() ? -1 : place(id);
        return place < 0 ? null : cards.get(place);
    }

    private int place(String id) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }
}
