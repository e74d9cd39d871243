package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.rule.SoloPrompt;

/**
 * A player who is over the supply limit dismisses a Character.
 *
 * @param seat the player who is over the limit
 */
@Rule("TO-7.3")
public record ReduceSupply(Seat seat) implements SoloPrompt {
    @Override
    public long offers(Seat asked) {
        return asked.equals(seat) ? ActionKind.DISMISS_FOR_SUPPLY.bit() : 0;
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
