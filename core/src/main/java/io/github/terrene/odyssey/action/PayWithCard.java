package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Discards a card of the hand as a cost.
 *
 * @param seat who
 * @param card the card's id
 */
@Rule("TO-8.32")
public record PayWithCard(Seat seat, String card) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.PAY_WITH_CARD;
    }

    @Override
    public boolean whole() {
        return seat != null && card != null;
    }
}
