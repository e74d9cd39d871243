package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * Cards that not everybody may know: a hand, sorted by id; a deck, the top first; the face-down cards of a lane, in the order of the
 * plan.
 *
 * @param cards the cards, each {@link Card#UNKNOWN} where the viewer may not know them
 */
@Rule({"TL-12.2", "TL-12.3"})
public record Pile(Array<Card> cards) {
    /** No cards. */
    public static final Pile EMPTY = new Pile(Array.empty());

    /** Cards in the order given. */
    public static Pile of(Iterable<Card> cards) {
        return new Pile(Array.ofAll(cards));
    }

    /** Cards of which nothing is known. */
    public static Pile unknown(int size) {
        return size == 0 ? EMPTY : new Pile(Array.fill(size, Card.UNKNOWN));
    }

    /** How many, which everybody knows. */
    public int size() {
        return cards.size();
    }

    /** What somebody sees of it. */
    public Pile seenBy(boolean insider) {
        return insider ? this : unknown(size());
    }

    /** The uppermost cards, fewer if there are fewer. */
    public Array<Card> top(int number) {
        return cards.take(number);
    }

    /** The same without the uppermost cards. */
    public Pile withoutTop(int number) {
        return number == 0 ? this : new Pile(cards.drop(number));
    }

    /** The same with cards on top, the first uppermost. */
    public Pile plusOnTop(Array<Card> more) {
        return new Pile(cards.prependAll(more));
    }

    /** The same with a card in its place by id. */
    public Pile plusSorted(Card card) {
        Card[] joined = new Card[size() + 1];
        int place = 0;
        while (place < size() && cards.get(place).id().compareTo(card.id()) < 0) {
            joined[place] = cards.get(place++);
        }
        joined[place] = card;
        for (; place < size(); place++) {
            joined[place + 1] = cards.get(place);
        }
        return new Pile(Array.of(joined));
    }

    /** The same with each of these in its place by id. */
    public Pile plusSorted(Array<Card> more) {
        Pile sum = this;
        for (int i = 0; i < more.size(); i++) {
            sum = sum.plusSorted(more.get(i));
        }
        return sum;
    }

    /** The same without these; without so many where it is not known which they are. */
    public Pile minus(Array<Card> fewer) {
        if (hidden()) {
            return withoutTop(fewer.size());
        }
        Card[] rest = new Card[size()];
        int left = 0;
        for (int i = 0; i < size(); i++) {
            if (place(fewer, cards.get(i).id()) < 0) {
                rest[left++] = cards.get(i);
            }
        }
        return left == size() ? this : new Pile(Array.of(Arrays.copyOf(rest, left)));
    }

    /** Whether nothing is known of the cards. */
    public boolean hidden() {
        return size() > 0 && cards.get(0).unknown();
    }

    /** Whether a card with that id is known to be here. */
    public boolean holds(String id) {
        return !hidden() && place(cards, id) >= 0;
    }

    /**
     * The card with that id, which is known to be here.
     *
     * @throws IllegalArgumentException if it is not
     */
    public Card get(String id) {
        int place = place(cards, id);
        if (place < 0 || hidden()) {
            throw new IllegalArgumentException("no card here has the id " + id);
        }
        return cards.get(place);
    }

    private static int place(Array<Card> cards, String id) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** These cards, which are known to be here, in the order of their ids given. */
    public Array<Card> find(Iterable<String> ids) {
        return Array.ofAll(ids).map(this::get);
    }
}
