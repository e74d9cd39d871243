package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Keeping the first hand; a secret choice.
 *
 * @param seat who
 */
@Rule("TL-4.2")
public record KeepHand(Seat seat) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.KEEP_HAND;
    }
}
