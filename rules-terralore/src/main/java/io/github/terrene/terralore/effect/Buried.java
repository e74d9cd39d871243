package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** Choosing from a Graveyard. */
final class Buried {
    private Buried() {}

    /** Those of the cards in a Graveyard that may be chosen, by id. */
    @Rule({"TL-9.9", "TL-9.22"})
    static Array<Choice> in(Resolution here, Seat graveyard, Predicate<Card> fits) {
        return here.graveyard(graveyard)
                .filter(card -> fits.test(card) && !here.own(graveyard, card))
                .sortBy(Card::id)
                .map(card -> new Choice.Buried(graveyard, card.id()));
    }
}
