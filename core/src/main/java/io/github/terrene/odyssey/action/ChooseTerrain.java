package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Chooses one of your inactive Terrains in the middle of an effect.
 *
 * @param seat who
 * @param terrain its number in play
 */
@Rule("TO-8.5")
public record ChooseTerrain(Seat seat, int terrain) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_TERRAIN;
    }
}
