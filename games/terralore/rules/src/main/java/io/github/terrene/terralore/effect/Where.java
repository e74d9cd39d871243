package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.trait.Place;

/** In which lanes an effect looks for Creatures. */
@Rule("TL-3.9")
public enum Where {
    /** In the column of the card, both sides. */
    HERE,
    /** In any lane. */
    ANYWHERE;

    /** Whether it means that place. */
    @Rule("TL-3.10")
    public boolean means(CardOnField source, Place place) {
        return this == ANYWHERE || source.place().column() == place.column();
    }
}
