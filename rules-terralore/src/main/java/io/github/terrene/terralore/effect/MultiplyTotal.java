package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Resolution;

/**
 * The total of the controller's lane in the column of the card is multiplied, this turn.
 *
 * @param by by how much, 0 or more
 */
@Rule("TL-9.13")
public record MultiplyTotal(int by) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.multiplyTotal(here.source().place().sideOf(here.controller()), by);
    }

    @Override
    public String say() {
        return "your lane total here is " + (by == 2 ? "doubled" : "multiplied by " + by) + " this turn";
    }
}
