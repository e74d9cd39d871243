package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Giving the game up.
 *
 * @param seat who
 */
@Rule("TL-11.8")
public record Concede(Seat seat) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CONCEDE;
    }
}
