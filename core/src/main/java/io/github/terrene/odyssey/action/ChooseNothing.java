package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Chooses no card, or no more.
 *
 * @param seat who
 */
@Rule("TO-8.36")
public record ChooseNothing(Seat seat) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_NOTHING;
    }
}
