package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * All starting Terrains are turned face-up.
 *
 * @param terrains by seat
 */
@Rule("TO-3.6")
public record TerrainsRevealed(Array<TerrainCard> terrains) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withSides(table.sides()
                .zipWith(
                        terrains,
                        (side, terrain) -> side.withTerrains(side.terrains()
                                .map(ground -> ground.withCard(terrain).withFaceUp(true)))));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
