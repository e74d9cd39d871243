package io.github.terrene.terralore.view;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The cards of one player that may be in unknown places, in random order, each once. Lives inside one call. */
final class UnknownCards {
    private final Catalogue catalogue;
    private final boolean[] known;
    /** The places of the cards in the catalogue, the next one to take first. */
    private final int[] left;

    private int believed;
    private int taken;

    /** All cards of the catalogue, without those whose place is known. */
    UnknownCards(Catalogue catalogue, Array<Card> known) {
        this.catalogue = catalogue;
        this.known = new boolean[catalogue.cards().size()];
        this.left = new int[this.known.length];
        for (int i = 0; i < known.size(); i++) {
            note(catalogue.place(known.get(i)));
        }
    }

    /** Notes the place of a card in the catalogue. Returns whether it is the first time; a card without a place is never noted. */
    private boolean note(int place) {
        boolean first = place >= 0 && !known[place];
        if (first) {
            known[place] = true;
        }
        return first;
    }

    /** That card, whose place is known from now on, or none if it cannot be in an unknown place. */
    Option<Card> hold(String id) {
        int place = catalogue.place(id);
        return note(place) ? Option.some(catalogue.cards().get(place)) : Option.none();
    }

    /** Notes that a player is believed to have these cards, which come before all others. */
    void believe(Seq<String> ids) {
        for (String id : ids) {
            int place = catalogue.place(id);
            if (note(place)) {
                left[believed++] = place;
            }
        }
    }

    /** Puts the cards in random order: those that the player is believed to have, then all others. */
    void shuffle(Dice dice) {
        dice.shuffle(left, 0, believed);
        int number = believed;
        for (int place = 0; place < known.length; place++) {
            if (!known[place]) {
                left[number++] = place;
            }
        }
        dice.shuffle(left, believed, number);
    }

    /**
     * Takes this many cards. There are enough: no deck has a card twice (2.2), so its unknown cards are among the rest of the catalogue.
     */
    Array<Card> take(int number) {
        ArrayBuilder<Card> cards = new ArrayBuilder<>(number);
        for (int i = 0; i < number; i++) {
            cards.add(catalogue.cards().get(left[taken++]));
        }
        return cards.all();
    }
}
