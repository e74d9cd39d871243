package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A card to be discarded for the card placed last; several ones in ascending order of their ids.
 *
 * @param seat who
 * @param card the id of a card in hand
 */
@Rule("TL-6.5")
public record PayWith(Seat seat, String card) implements OfHand {
    @Override
    public ActionKind kind() {
        return ActionKind.PAY_WITH;
    }

    @Override
    public boolean whole() {
        return seat != null && card != null;
    }
}
