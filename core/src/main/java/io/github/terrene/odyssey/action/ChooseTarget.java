package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Says at which Character, or at which Terrain, the ability is aimed.
 *
 * @param seat who
 * @param target its number in play
 */
@Rule("TO-8.5")
public record ChooseTarget(Seat seat, int target) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_TARGET;
    }
}
