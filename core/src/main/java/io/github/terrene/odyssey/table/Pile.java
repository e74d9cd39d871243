package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CardFilter;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.ArrayList;

/**
 * Cards that not everybody may know: a hand, sorted by id, or a deck, the top first.
 *
 * @param cards each {@link Card#UNKNOWN} where the viewer may not know them
 * @param size how many, which everybody knows
 */
@Rule({"TO-11.1", "TO-11.2"})
public record Pile(List<Card> cards, int size) {
    /** No cards. */
    public static final Pile EMPTY = new Pile(List.empty(), 0);

    /** Cards in the order given. */
    public static Pile of(Iterable<? extends Card> cards) {
        List<Card> list = List.ofAll(cards);
        return new Pile(list, list.size());
    }

    /** Cards of which nothing is known. */
    public static Pile unknown(int size) {
        return new Pile(List.fill(size, Card.UNKNOWN), size);
    }

    /** What somebody sees of it. */
    public Pile seenBy(boolean insider) {
        return insider ? this : unknown(size);
    }

    /** The uppermost cards, fewer if there are fewer. */
    public Seq<Card> top(int number) {
        return cards.take(number);
    }

    /** The same without the uppermost cards. */
    public Pile withoutTop(int number) {
        return number >= size ? EMPTY : new Pile(cards.drop(number), size - number);
    }

    /** The same with a card in its place by id. */
    public Pile plusSorted(Card card) {
        List<Card> before = List.empty();
        List<Card> after = cards;
        while (!after.isEmpty() && after.head().id().compareTo(card.id()) < 0) {
            before = before.prepend(after.head());
            after = after.tail();
        }
        List<Card> joined = after.prepend(card);
        while (!before.isEmpty()) {
            joined = joined.prepend(before.head());
            before = before.tail();
        }
        return new Pile(joined, size + 1);
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
        if (size == 0) {
            return this;
        }
        return cards.head().unknown() ? withoutTop(1) : new Pile(cards.remove(card), size - 1);
    }

    /** The same without one copy of each. */
    public Pile minus(Seq<? extends Card> fewer) {
        return size == 0 || cards.head().unknown() ? withoutTop(fewer.size()) : of(without(fewer));
    }

    /** The cards without one copy of each of these, where they are known. */
    public Iterable<Card> without(Seq<? extends Card> fewer) {
        ArrayList<Card> rest = new ArrayList<>(size);
        cards.forEach(rest::add);
        fewer.forEach(rest::remove);
        return rest;
    }

    /** What lies behind all copies of the first card, in cards sorted by id: for going through different cards. */
    public static List<Card> behindCopies(List<Card> sorted) {
        Card card = sorted.head();
        List<Card> rest = sorted.tail();
        while (!rest.isEmpty() && rest.head().equals(card)) {
            rest = rest.tail();
        }
        return rest;
    }

    /** Whether a card with that id is known to be here. */
    public boolean holds(String id) {
        for (List<Card> rest = cards; !rest.isEmpty(); rest = rest.tail()) {
            if (rest.head().id().equals(id)) {
                return true;
            }
        }
        return false;
    }

    /** The cards known to be here that a filter fits, copies included, sorted by id. */
    public Seq<Card> fitting(CardFilter filter) {
        return cards.filter(card -> card.fits(filter)).sortBy(Card::id);
    }
}
