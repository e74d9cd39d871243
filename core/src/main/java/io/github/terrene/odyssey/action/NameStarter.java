package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * The winner of the roll says who goes first.
 *
 * @param seat who
 * @param starter who goes first
 */
@Rule("TO-3.5")
public record NameStarter(Seat seat, Seat starter) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.NAME_STARTER;
    }

    @Override
    public boolean whole() {
        return seat != null && starter != null;
    }
}
