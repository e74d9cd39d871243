package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.terralore.trait.Place;

/** What applies while a card is on the field, and only in Terralore. */
@Rule("TL-9.3")
public interface OwnStatement extends Statement {
    /** Whether it reduces the combat damage through that place, a defending lane, to 0. */
    @Rule("TL-10.5")
    default boolean prevents(Board now, CardOnField source, Place through) {
        return false;
    }
}
