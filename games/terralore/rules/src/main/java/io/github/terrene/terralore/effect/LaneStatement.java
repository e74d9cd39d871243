package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnStatement;
import io.github.terrene.terralore.trait.Place;

/** What applies to lanes while a card is on the field. */
public sealed interface LaneStatement extends OwnStatement {
    /** No combat damage gets through the lane of the card. */
    @Rule({"TL-9.14", "TL-10.5", "TL-10.8"})
    record Shelter() implements LaneStatement {
        @Override
        public boolean prevents(Board now, CardOnField source, Place through) {
            return source.place().equals(through);
        }

        @Override
        public boolean decidesCosts() {
            return false;
        }
    }
}
