package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A Terrain leaves play; of those left, the one that was active most recently becomes active.
 *
 * @param seat whose
 * @param terrain which
 * @param card the card
 * @param ceases whether it ceases to exist instead of being discarded
 * @param instead what comes into play if it was the last
 */
@Rule({"TO-4.23", "TO-9.3"})
public record TerrainLeft(Seat seat, int terrain, TerrainCard card, boolean ceases, Option<TerrainInPlay> instead)
        implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        Array<TerrainInPlay> left =
                side.terrains().reject(ground -> ground.id() == terrain).appendAll(instead);
        Side after = ceases ? side.withTerrains(left) : side.withTerrains(left).discarding(Array.of(card));
        Table gone = table.withNextId(instead.map(ground -> ground.id() + 1).getOrElse(table.nextId()))
                .withSide(after);
        return Expiry.endingWith(gone, terrain);
    }
}
