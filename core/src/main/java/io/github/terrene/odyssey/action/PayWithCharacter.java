package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Dismisses one of your Characters as a cost.
 *
 * @param seat who
 * @param member its number in play
 */
@Rule("TO-8.32")
public record PayWithCharacter(Seat seat, int member) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.PAY_WITH_CHARACTER;
    }
}
