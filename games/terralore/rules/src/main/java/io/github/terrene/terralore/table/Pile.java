package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Cards that not everybody may know: a hand, sorted by id; a deck, the top card first; the face-down cards of a lane, in the order of the plan.
 *
 * @param cards the cards, all {@code "unknown"} ({@link Card#UNKNOWN}) if the viewer may not know them
 */
@Rule({"TL-12.2", "TL-12.3"})
public record Pile(Array<Card> cards) {
    /** No cards. */
    public static final Pile EMPTY = new Pile(Array.empty());

    /** A pile of cards in the given order. */
    public static Pile of(Iterable<Card> cards) {
        return new Pile(Array.ofAll(cards));
    }

    /** A pile of unknown cards. */
    public static Pile unknown(int size) {
        return new Pile(Array.fill(size, Card.UNKNOWN));
    }

    /** How many cards there are, which everybody knows. */
    public int size() {
        return cards.size();
    }

    /** The top cards, fewer if there are fewer. */
    public Array<Card> top(int number) {
        return cards.take(number);
    }

    /** The same pile without the top cards. */
    public Pile withoutTop(int number) {
        return number == 0 ? this : number >= size() ? EMPTY : new Pile(cards.drop(number));
    }

    /** The same pile with cards on top, the first one on top of the others. */
    public Pile plusOnTop(Array<Card> more) {
        return new Pile(cards.prependAll(more));
    }

    /** The same pile with these cards, sorted in by id. */
    public Pile plusSorted(Array<Card> more) {
        Array<Card> sum = cards;
        for (int i = 0; i < more.size(); i++) {
            int place = 0;
            while (place < sum.size()
                    && sum.get(place).id().compareTo(more.get(i).id()) < 0) {
                place++;
            }
            sum = sum.insert(place, more.get(i));
        }
        return new Pile(sum);
    }

    /** The same pile without these cards; of unknown cards, that many fewer. */
    public Pile minus(Array<Card> fewer) {
        if (fewer.isEmpty() || hidden()) {
            return withoutTop(fewer.size());
        }
        Array<Card> left = cards;
        for (int i = 0; i < fewer.size(); i++) {
            int place = place(left, fewer.get(i).id());
            left = place < 0 ? left : left.removeAt(place);
        }
        return left.isEmpty() ? EMPTY : new Pile(left);
    }

    /** Whether the cards are unknown. */
    public boolean hidden() {
        return size() > 0 && cards.get(0).unknown();
    }

    /** The card with that id if it is known to be here, or null. */
    public @Nullable Card find(String id) {
        int place = hidden() ? -1 : place(cards, id);
        return place < 0 ? null : cards.get(place);
    }

    /** Whether a card with that id is known to be here. */
    public boolean holds(String id) {
        return find(id) != null;
    }

    /**
     * The card with that id, which must be known to be here.
     *
     * @throws IllegalArgumentException if it is not
     */
    public Card get(String id) {
        @Nullable Card found = find(id);
        if (found == null) {
            throw new IllegalArgumentException("no card here has the id " + id);
        }
        return found;
    }

    private static int place(Array<Card> cards, String id) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).id() == id) { // what is listed names the very same object
                return i;
            }
        }
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** The cards with these ids, which must be known to be here, in the order given. */
    public Array<Card> find(Iterable<String> ids) {
        return Array.ofAll(ids).map(this::get);
    }
}
