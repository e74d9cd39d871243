package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Cards that not everybody may know: a hand, sorted by id, or a deck, the top first. */
@Value.Immutable
@Rule({"TO-11.1", "TO-11.2"})
public interface Pile {
    /** No cards. */
    Pile EMPTY = of(Array.empty());

    /** The cards, each {@link Card#UNKNOWN} where the viewer may not know them. */
    @Value.Parameter
    Array<Card> cards();

    /** In a pile sorted by id: one of each different card. */
    @Value.Lazy
    default Array<Card> different() {
        Array<Card> cards = cards();
        Card[] different = new Card[cards.size()];
        int found = 0;
        for (Card card : cards) {
            if (found == 0 || !different[found - 1].id().equals(card.id())) {
                different[found++] = card;
            }
        }
        return found == different.length ? cards : Array.of(Arrays.copyOf(different, found));
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

    /** What a viewer sees of it. */
    default Pile seenBy(boolean insider) {
        return insider ? this : unknown(size());
    }

    /** The top cards, fewer if there are not enough. */
    default Seq<Card> top(int number) {
        return cards().take(number);
    }

    /** The same without the top cards. */
    default Pile withoutTop(int number) {
        return ImmutablePile.of(cards().drop(number));
    }

    /** The same with a card in its place by id. */
    default Pile plusSorted(Card card) {
        return plusSorted(Array.of(card));
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

    /** Where the first of those sorted cards is whose id is not before the card's; their number if there is none. */
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

    /** The same without one copy of that card, or without any one card if the cards are unknown. */
    default Pile minus(Card card) {
        return hidden() ? withoutTop(1) : ImmutablePile.of(cards().remove(card));
    }

    /** The same without one copy of each. */
    default Pile minus(Seq<? extends Card> fewer) {
        if (hidden()) {
            return withoutTop(fewer.size());
        }
        boolean[] gone = new boolean[fewer.size()];
        Gathered<Card> rest = new Gathered<>(size());
        for (int i = 0; i < size(); i++) {
            if (!isOneOf(cards().get(i), fewer, gone)) {
                rest.add(cards().get(i));
            }
        }
        return ImmutablePile.of(rest.all());
    }

    /** Whether a card is one of those to take away that is not gone yet; then it is gone. */
    private static boolean isOneOf(Card card, Seq<? extends Card> fewer, boolean[] gone) {
        for (int i = 0; i < gone.length; i++) {
            if (!gone[i] && fewer.get(i).equals(card)) {
                gone[i] = true;
                return true;
            }
        }
        return false;
    }

    /** Whether nothing is known about the cards. */
    private boolean hidden() {
        return !cards().isEmpty() && cards().get(0).unknown();
    }

    /** In a pile sorted by id: the index of that id in the {@link #different} cards, or -1 if it is not known to be here. */
    default int placeOf(String id) {
        Array<Card> different = different();
        int low = 0;
        int high = different.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = different.get(middle).id().compareTo(id);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -1;
    }

    /** In a pile sorted by id: the card with that id, if it is known to be here, or null. */
    default @Nullable Card find(String id) {
        int place = placeOf(id);
        return place < 0 ? null : different().get(place);
    }

    /** In a pile sorted by id: whether a card with that id is known to be here. */
    default boolean holds(String id) {
        return placeOf(id) >= 0;
    }

    /** A builder of piles; every value must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds piles. */
    final class Builder extends ImmutablePile.Builder {}
}
