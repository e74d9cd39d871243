package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * The plan is ready and cannot be changed any more.
 *
 * @param seat who
 */
@Rule({"TL-6.2", "TL-6.10"})
public record HandIn(Seat seat) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.HAND_IN;
    }
}
