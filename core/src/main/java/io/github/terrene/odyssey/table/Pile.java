package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CardFilter;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Cards that not everybody may know: a hand, sorted by id, or a deck, the top first.
 *
 * @param cards each {@link Card#UNKNOWN} where the viewer may not know them
 */
@Rule({"TO-11.1", "TO-11.2"})
public record Pile(Array<Card> cards) {
    /** No cards. */
    public static final Pile EMPTY = new Pile(Array.empty());

    /** Cards in the order given. */
    public static Pile of(Iterable<? extends Card> cards) {
        return new Pile(Array.ofAll(cards));
    }

    /** Cards of which nothing is known. */
    public static Pile unknown(int size) {
        return new Pile(Array.fill(size, Card.UNKNOWN));
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
    public Seq<Card> top(int number) {
        return cards.take(number);
    }

    /** The same without the uppermost cards. */
    public Pile withoutTop(int number) {
        return new Pile(cards.drop(number));
    }

    /** The same with a card in its place by id. */
    public Pile plusSorted(Card card) {
        Card[] joined = new Card[cards.size() + 1];
        int place = 0;
        for (; place < cards.size() && cards.get(place).id().compareTo(card.id()) < 0; place++) {
            joined[place] = cards.get(place);
        }
        joined[place] = card;
        for (; place < cards.size(); place++) {
            joined[place + 1] = cards.get(place);
        }
        return new Pile(Array.of(joined));
    }

    /** The same with these cards, each in its place by id. */
    public Pile plusSorted(Seq<? extends Card> more) {
        Pile sum = this;
        for (Card card : more) {
            sum = sum.plusSorted(card);
        }
        return sum;
    }

    /** The same without one copy of that card; without any card where it is not known which they are. */
    public Pile minus(Card card) {
        return hidden() ? withoutTop(1) : new Pile(cards.remove(card));
    }

    /** The same without one copy of each. */
    public Pile minus(Seq<? extends Card> fewer) {
        return hidden() ? withoutTop(fewer.size()) : new Pile(without(fewer));
    }

    private boolean hidden() {
        return !cards.isEmpty() && cards.get(0).unknown();
    }

    /** The cards without one copy of each of these, where they are known. */
    public Array<Card> without(Seq<? extends Card> fewer) {
        boolean[] taken = new boolean[cards.size()];
        int left = cards.size();
        for (Card card : fewer) {
            left -= take(card, taken) ? 1 : 0;
        }
        Card[] rest = new Card[left];
        for (int i = 0, next = 0; i < taken.length; i++) {
            if (!taken[i]) {
                rest[next++] = cards.get(i);
            }
        }
        return Array.of(rest);
    }

    private boolean take(Card card, boolean[] taken) {
        for (int i = 0; i < taken.length; i++) {
            if (!taken[i] && cards.get(i).equals(card)) {
                taken[i] = true;
                return true;
            }
        }
        return false;
    }

    /** Whether the card at a place is a copy of the one before it: for going through the different cards of a sorted pile. */
    public boolean repeats(int place) {
        return place > 0 && same(cards.get(place), cards.get(place - 1));
    }

    private static boolean same(Card one, Card other) {
        return one == other || one.id().equals(other.id());
    }

    /** In a pile sorted by id: where the first card with that id lies, or -1 if none is known to be here. */
    public int placeOf(String id) {
        int low = 0;
        int high = cards.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (cards.get(middle).id().compareTo(id) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < cards.size() && cards.get(low).id().equals(id) ? low : -1;
    }

    /** In a pile sorted by id: the card with that id, if it is known to be here, or null. */
    public @Nullable Card find(String id) {
        int place = placeOf(id);
        return place < 0 ? null : cards.get(place);
    }

    /** In a pile sorted by id: whether a card with that id is known to be here. */
    public boolean holds(String id) {
        return placeOf(id) >= 0;
    }

    /** The cards known to be here that a filter fits, copies included, sorted by id. */
    public Seq<Card> fitting(CardFilter filter) {
        return cards.filter(card -> card.fits(filter)).sortBy(Card::id);
    }
}
