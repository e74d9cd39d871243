package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.immutables.value.Value;

/** Cards that not everybody may know: a hand, sorted by id, or a deck, the top first. */
@Value.Immutable
@Rule({"TO-11.1", "TO-11.2"})
public interface Pile {
    /** No cards. */
    Pile EMPTY = of(Array.empty());

    /** The cards, each {@code "?"} ({@link Card#UNKNOWN}) where the viewer may not know it. */
    @Value.Parameter
    Array<Card> cards();

    /** In a pile sorted by id: one of each different card. */
    @Value.Lazy
    default DifferentCards different() {
        return DifferentCards.of(cards());
    }

    /** Cards in the order given. */
    static Pile of(Iterable<? extends Card> cards) {
        return ImmutablePile.of(Array.ofAll(cards));
    }

    /** Cards about which nothing is known. */
    static Pile unknown(int size) {
        return UnknownPiles.of(size);
    }

    /** How many cards there are, which everybody knows. */
    default int size() {
        return cards().size();
    }

    /** The top cards, fewer if there are not enough. */
    default Seq<Card> top(int number) {
        return cards().take(number);
    }

    /** The same without the top cards. */
    default Pile withoutTop(int number) {
        return ImmutablePile.of(cards().drop(number));
    }

    /** The same with these cards, each in its place by id. */
    default Pile plusSorted(Seq<? extends Card> more) {
        Card[] sorted = new Card[size() + more.size()];
        int filled = 0;
        for (; filled < size(); filled++) {
            sorted[filled] = cards().get(filled);
        }
        for (Card card : more) {
            int place = place(card, sorted, filled);
            System.arraycopy(sorted, place, sorted, place + 1, filled - place);
            sorted[place] = card;
            filled++;
        }
        return ImmutablePile.of(Array.of(sorted));
    }

    /** The place of the first of these sorted cards whose id does not come before the card's; their number if there is none. */
    private static int place(Card card, Card[] sorted, int number) {
        int low = number > 0 && sorted[number - 1].id().compareTo(card.id()) < 0 ? number : 0;
        int high = number;
        while (low < high) {
            int middle = (low + high) >>> 1;
            boolean before = sorted[middle].id().compareTo(card.id()) < 0;
            low = before ? middle + 1 : low;
            high = before ? high : middle;
        }
        return low;
    }

    /** In a pile sorted by id: the same without one copy of that card, found by its id, or without any one card if the cards are unknown. */
    default Pile minusSorted(Card card) {
        return minusSorted(Array.of(card));
    }

    /** In a pile sorted by id: the same without one copy of each. */
    default Pile minusSorted(Seq<? extends Card> fewer) {
        if (hidden()) {
            return withoutTop(fewer.size());
        }
        boolean[] gone = new boolean[size()];
        for (int i = 0; i < fewer.size(); i++) {
            takeOne(fewer.get(i).id(), gone);
        }
        ArrayBuilder<Card> rest = new ArrayBuilder<>(Math.max(0, size() - fewer.size()));
        for (int i = 0; i < gone.length; i++) {
            if (!gone[i]) {
                rest.add(cards().get(i));
            }
        }
        return ImmutablePile.of(rest.all());
    }

    /** Notes that one card with that id is gone, if there is one left. */
    private void takeOne(String id, boolean[] gone) {
        int place = DifferentCards.firstFrom(cards(), id);
        while (place < gone.length && gone[place]) {
            place++;
        }
        if (place < gone.length && cards().get(place).id().equals(id)) {
            gone[place] = true;
        }
    }

    /** Whether nothing is known about the cards. */
    private boolean hidden() {
        return !cards().isEmpty() && cards().get(0).unknown();
    }

    /** In a pile sorted by id: whether a card with that id is known to be here. */
    default boolean holds(String id) {
        return DifferentCards.placeOf(cards(), id) >= 0;
    }

    /** A builder of piles; every value must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds piles. */
    final class Builder extends ImmutablePile.Builder {}
}
