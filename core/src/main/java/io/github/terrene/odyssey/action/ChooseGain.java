package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Chooses what a Character with 5 XP or more gains.
 *
 * @param seat who
 * @param tier the tier of the XP gain tree, from 1 to 4
 */
@Rule("TO-6.3")
public record ChooseGain(Seat seat, int tier) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_GAIN;
    }
}
