package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.Hideable;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Cards that not everybody may know: a hand, sorted by id; a deck, the top card first; Element cards that were drawn or laid.
 *
 * @param cards the cards, all {@code "unknown"}, or {@code "unknown-0"} for Element cards, if the viewer may not know them
 * @param <K> Element cards or others
 */
@Rule({"CG-14.2", "CG-14.3"})
public record Pile<K extends Hideable>(Array<K> cards) {
    private static final int USUAL = 20;
    private static final Array<Pile<ElementCard>> UNKNOWN_ELEMENTS =
            Array.range(0, USUAL + 1).map(size -> new Pile<>(Array.fill(size, ElementCard.UNKNOWN)));

    /** No cards. */
    public static <K extends Hideable> Pile<K> empty() {
        return new Pile<>(Array.empty());
    }

    /** A pile of unknown Element cards. */
    public static Pile<ElementCard> unknownElements(int size) {
        return size < UNKNOWN_ELEMENTS.size()
                ? UNKNOWN_ELEMENTS.get(size)
                : new Pile<>(Array.fill(size, ElementCard.UNKNOWN));
    }

    /** How many cards there are, which everybody knows. */
    public int size() {
        return cards.size();
    }

    /** Whether the cards are unknown. */
    public boolean hidden() {
        return size() > 0 && cards.get(0).unknown();
    }

    /** The place of a card with that id, counted from 0; -1 if there is none. */
    public int place(String id) {
        for (int place = 0; place < cards.size(); place++) {
            if (cards.get(place).id() == id) { // so it is in lists
                return place;
            }
        }
        int place = cards.size() - 1;
        while (place >= 0 && !cards.get(place).id().equals(id)) {
            place--;
        }
        return place;
    }

    /** A card with that id; null if there is none. */
    public @Nullable K find(String id) {
        int place = place(id);
        return place < 0 ? null : cards.get(place);
    }

    /**
     * A card with that id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public K get(String id) {
        @Nullable K card = find(id);
        if (card == null) {
            throw new IllegalArgumentException("there is no " + id + " among " + cards.mkString(", "));
        }
        return card;
    }

    /** The same pile without the top cards. */
    public Pile<K> withoutTop(int number) {
        return number == 0 ? this : new Pile<>(cards.drop(number));
    }

    /** The same pile without one such card; of unknown cards, one fewer. */
    public Pile<K> minus(K card) {
        int place = hidden() ? 0 : cards.indexOf(card);
        return place < 0 ? this : new Pile<>(cards.removeAt(place));
    }

    /** The same pile without one of each of these; of unknown cards, so many fewer. */
    public Pile<K> minus(Array<K> fewer) {
        Pile<K> left = this;
        for (int i = 0; i < fewer.size(); i++) {
            left = left.minus(fewer.get(i));
        }
        return left;
    }
}
