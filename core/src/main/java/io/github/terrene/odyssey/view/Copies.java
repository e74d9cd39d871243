package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** How many copies there are of each card that can be in a deck. Used within a single call. */
final class Copies {
    private final Catalogue catalogue;
    private final int[] copies;
    private int size;

    Copies(Catalogue catalogue) {
        this.catalogue = catalogue;
        this.copies = new int[catalogue.cards().size()];
    }

    /** Adds a card, unless it is one that cannot be in a deck, such as a token or the unknown card. */
    void add(Card card) {
        int place = catalogue.place(card.id());
        if (place >= 0 && catalogue.cards().get(place).equals(card)) {
            add(place);
        }
    }

    /** Adds the card at that place of the catalogue. */
    void add(int place) {
        copies[place]++;
        size++;
    }

    /** Adds cards. */
    void add(Seq<? extends Card> cards) {
        for (int i = 0; i < cards.size(); i++) {
            add(cards.get(i));
        }
    }

    /** All of them, sorted by id, copies repeated. */
    Array<Card> cards() {
        ArrayBuilder<Card> cards = new ArrayBuilder<>(size);
        for (int place = 0; place < copies.length; place++) {
            for (int copy = 0; copy < copies[place]; copy++) {
                cards.add(catalogue.cards().get(place));
            }
        }
        return cards.all();
    }

    /** Removes a copy of the card at that place of the catalogue, and tells whether there was one. */
    boolean remove(int place) {
        if (copies[place] == 0) {
            return false;
        }
        copies[place]--;
        size--;
        return true;
    }
}
