package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * The total of the controller's lane in the column of the card is multiplied, this turn.
 *
 * @param by by how much; not 1, which changes nothing
 */
@Rule("TL-9.13")
public record MultiplyTotal(int by) implements Effect {
    private static final int MOST = 9;

    @Override
    public void resolve(Resolution here) {
        here.multiplyTotal(here.source().place().sideOf(here.controller()), by);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.number("TL-9.13", "a total is multiplied by a number", by, 0, MOST);
        reader.require(by != 1, "TL-9.13", "to multiply by 1 changes nothing");
        reader.beforeTotals();
    }

    @Override
    public String say() {
        return "your lane total here is " + (by == 2 ? "doubled" : "multiplied by " + by) + " this turn";
    }
}
