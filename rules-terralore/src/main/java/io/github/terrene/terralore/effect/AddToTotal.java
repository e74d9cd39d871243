package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * Something is added to the total of the controller's lane in the column of the card, this turn.
 *
 * @param points how much; may be negative
 */
@Rule("TL-9.13")
public record AddToTotal(int points) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.addToTotal(here.source().place().sideOf(here.controller()), points);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.change("TL-9.13", points);
        reader.beforeTotals();
    }

    @Override
    public String say() {
        return "your lane total here is " + (points < 0 ? "" : "+") + points + " this turn";
    }
}
