package io.github.terrene.hobe.view;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Cards that a player may have where nobody else sees them. Lives inside one call. */
@Rule({"HB-2.2", "HB-12.6"})
final class UnknownCards {
    private final Catalogue catalogue;
    private final Options options;
    /** How many more copies a deck may have of each card, by the place of the card in the catalogue. */
    private final int[] left;

    UnknownCards(Catalogue catalogue, Options options, Array<Card> seen) {
        this.catalogue = catalogue;
        this.options = options;
        this.left = new int[catalogue.cards().size()];
        for (int place = 0; place < left.length; place++) {
            left[place] = options.copiesOf(catalogue.cards().get(place));
        }
        seen.forEach(card -> left[catalogue.place(card.id())]--);
    }

    /**
     * So many cards: first those that the player is believed to have, then any that a deck may have.
     *
     * @param believed the ids of the cards that the player is believed to have brought, those seen included
     */
    Array<Card> take(Seq<String> believed, int number, Dice dice) {
        Array<Integer> likely = places(believed);
        Gathered<Card> cards = new Gathered<>(number);
        add(likely.size() <= number ? likely : dice.shuffle(likely).take(number), cards);
        if (cards.size() < number) {
            Array<Integer> others =
                    Array.range(0, left.length).flatMap(place -> Array.fill(Math.max(0, left[place]), place));
            add(dice.shuffle(others).take(number - cards.size()), cards);
        }
        return cards.all();
    }

    /** The places of the cards that the player is believed to have and that are not seen. */
    private Array<Integer> places(Seq<String> believed) {
        int[] brought = new int[left.length];
        believed.forEach(id -> {
            int place = catalogue.place(id);
            if (place >= 0) {
                brought[place]++;
            }
        });
        return Array.range(0, left.length).flatMap(place -> {
            int seen = options.copiesOf(catalogue.cards().get(place)) - left[place];
            return Array.fill(Math.max(0, Math.min(brought[place] - seen, left[place])), place);
        });
    }

    private void add(Array<Integer> places, Gathered<Card> cards) {
        places.forEach(place -> {
            left[place]--;
            cards.add(catalogue.cards().get(place));
        });
    }
}
