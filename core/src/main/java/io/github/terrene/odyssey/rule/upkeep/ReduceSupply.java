package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.SoloPrompt;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.rule.Prompt;

/**
 * A player who is over the supply limit dismisses a Character.
 *
 * @param seat the player who is over the limit
 */
@Rule("TO-7.3")
public record ReduceSupply(Seat seat) implements Prompt, SoloPrompt {
    private static final Kinds OFFERS = Kinds.of(DismissForSupply.class);

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public String rule() {
        return "TO-7.3";
    }

    @Override
    public String key() {
        return "supply";
    }
}
