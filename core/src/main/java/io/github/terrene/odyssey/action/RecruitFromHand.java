package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Puts a Character from hand into play face-up, for 1 Action.
 *
 * @param seat who
 * @param card the card's id
 */
@Rule("TO-4.8")
public record RecruitFromHand(Seat seat, String card) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.RECRUIT_FROM_HAND;
    }

    @Override
    public boolean isComplete() {
        return seat != null && card != null;
    }
}
