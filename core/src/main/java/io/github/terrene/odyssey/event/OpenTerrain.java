package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.odyssey.card.TerrainCard;

/**
 * A starting Terrain that is turned face-up.
 *
 * @param seat the player whose Terrain it is
 * @param card the Terrain
 */
@Rule("TO-3.6")
public record OpenTerrain(Seat seat, @Open TerrainCard card) {}
