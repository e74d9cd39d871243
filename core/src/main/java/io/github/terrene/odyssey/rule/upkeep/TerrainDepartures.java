package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainLeft;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.control.Option;

/** Removes Terrains from play. */
@Internal
public final class TerrainDepartures {
    private TerrainDepartures() {}

    /** A Terrain leaves play. A player always has an active Terrain: in place of the last one, Open Field comes into play. */
    @Rule("TO-4.23")
    public static void leave(Play play, Seat seat, TerrainInPlay ground) {
        boolean last = play.table().side(seat).terrains().size() == 1;
        Option<TerrainInPlay> instead = last ? Option.some(openField(play.table())) : Option.none();
        boolean ceases = ground.card().equals(Catalogue.OPEN_FIELD);
        play.emit(new TerrainLeft(
                seat,
                ground.id(),
                ground.card(),
                ceases,
                instead,
                active(play.table().side(seat), ground, instead)));
    }

    private static Option<TerrainCard> active(Side side, TerrainInPlay gone, Option<TerrainInPlay> instead) {
        return side.activeTerrain().id() == gone.id()
                ? side.terrains().init().lastOption().orElse(instead).map(TerrainInPlay::card)
                : Option.none();
    }

    private static TerrainInPlay openField(Table table) {
        return TerrainInPlay.of(table.nextId(), Catalogue.OPEN_FIELD, true, table.turn());
    }
}
