package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;

/**
 * A Terrain is played from hand and becomes the active one.
 *
 * @param seat who
 * @param terrain its number in play
 * @param card the card
 */
@Rule("TO-4.12")
public record TerrainPlayed(Seat seat, int terrain, TerrainCard card) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withNextId(terrain + 1)
                .withSide(side.withHand(side.hand().minus(card))
                        .withTerrains(side.terrains().append(TerrainInPlay.of(terrain, card, true, table.turn())))
                        .withTerrainChanged(true));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
