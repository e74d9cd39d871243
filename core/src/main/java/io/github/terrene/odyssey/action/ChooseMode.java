package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Says which of the things to choose from the ability does.
 *
 * @param seat who
 * @param mode its place in the text, from 0
 */
@Rule("TO-8.5")
public record ChooseMode(Seat seat, int mode) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_MODE;
    }
}
