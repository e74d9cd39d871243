package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Blocks the attack with one of your Characters.
 *
 * @param seat who
 * @param blocker its number in play
 */
@Rule("TO-5.4")
public record Block(Seat seat, int blocker) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.BLOCK;
    }
}
