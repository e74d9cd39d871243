package io.github.terrene.odyssey.view;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** How many copies of each card of one player lie where the viewer knows them. Used within a single call. */
final class KnownCards {
    private final Catalogue catalogue;
    private final int[] copies;

    KnownCards(Catalogue catalogue) {
        this.catalogue = catalogue;
        this.copies = new int[catalogue.printed().size()];
    }

    /** Adds a card, unless it is one that no deck holds, such as a token or the unknown card. */
    void add(Card card) {
        @Nullable Integer place = catalogue.place(card.id());
        if (place != null && catalogue.printed().get(place).equals(card)) {
            copies[place]++;
        }
    }

    /** Adds cards. */
    void add(Seq<? extends Card> cards) {
        for (int i = 0; i < cards.size(); i++) {
            add(cards.get(i));
        }
    }

    /** All of them, sorted by id, copies repeated. */
    Array<Card> cards() {
        return Array.range(0, copies.length)
                .flatMap(place -> Array.fill(copies[place], catalogue.printed().get(place)));
    }

    /** Whether there was a copy of the card at that place of the catalogue; it is taken away. */
    boolean remove(int place) {
        if (copies[place] == 0) {
            return false;
        }
        copies[place]--;
        return true;
    }
}
