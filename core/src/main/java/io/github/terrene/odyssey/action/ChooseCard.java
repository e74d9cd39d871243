package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Chooses a card in the middle of an effect. Several cards are chosen in ascending order of their ids.
 *
 * @param seat who
 * @param card the card's id
 */
@Rule("TO-8.5")
public record ChooseCard(Seat seat, String card) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_CARD;
    }

    @Override
    public boolean whole() {
        return seat != null && card != null;
    }
}
