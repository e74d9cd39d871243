package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Shuffling the first hand back and drawing three cards; a secret choice.
 *
 * @param seat who
 */
@Rule("TL-4.2")
public record Redraw(Seat seat) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.REDRAW;
    }
}
