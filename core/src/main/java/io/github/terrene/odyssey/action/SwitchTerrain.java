package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Switches to one of your inactive Terrains.
 *
 * @param seat the player who acts
 * @param terrain the number in play of the Terrain
 */
@Rule("TO-4.12")
public record SwitchTerrain(Seat seat, @Names(Named.IN_PLAY) int terrain) implements Action {}
