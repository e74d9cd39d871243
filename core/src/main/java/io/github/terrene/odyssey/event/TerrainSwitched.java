package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;

/**
 * An inactive Terrain becomes the active one.
 *
 * @param seat whose
 * @param terrain which
 * @param byRule whether it was the switch of 4.12, which is allowed once per turn (4.22)
 */
@Rule({"TO-4.12", "TO-4.22"})
public record TerrainSwitched(Seat seat, int terrain, boolean byRule) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        Array<TerrainInPlay> others = side.terrains().reject(ground -> ground.id() == terrain);
        TerrainInPlay chosen =
                side.terrains().find(ground -> ground.id() == terrain).get();
        return table.withSide(
                side.withTerrains(others.append(chosen)).withTerrainChanged(side.terrainChanged() || byRule));
    }
}
