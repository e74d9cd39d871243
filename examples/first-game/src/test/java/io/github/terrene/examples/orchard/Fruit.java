package io.github.terrene.examples.orchard;

import io.github.terrene.kernel.card.PrintedCard;
import io.vavr.collection.Array;
import java.util.Locale;

/** Cards on which there is nothing but a name. */
public enum Fruit implements PrintedCard {
    APPLE,
    PEAR,
    PLUM,
    FIG,
    /** Stands for one that somebody may not see. */
    UNKNOWN;

    static final Array<Fruit> ALL = Array.of(APPLE, PEAR, PLUM, FIG);

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
