package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.SwitchTerrain;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainSwitched;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The rule for switching to one of your inactive Terrains. */
@Rule("TO-4.12")
final class SwitchTerrainRule extends OdysseyRule<SwitchTerrain, TerrainInPlay> {
    SwitchTerrainRule() {
        super(SwitchTerrain.class, "TO-4.20");
    }

    @Override
    protected @Nullable TerrainInPlay find(Game game, SwitchTerrain action, Verdict why) {
        Option<TerrainInPlay> terrain = game.side(action.seat()).terrain(action.terrain());
        return terrain.isEmpty() ? why.none("TO-4.12/no-terrain", "you control no such Terrain") : terrain.get();
    }

    @Override
    protected void list(Game game, Seat seat, Listing<TerrainInPlay> listing) {
        Array<TerrainInPlay> terrains = game.side(seat).terrains();
        for (int i = 0; i < terrains.size() - 1; i++) {
            listing.offer(terrains.get(i));
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<TerrainInPlay> listing) {
        listing.offerAll(game.side(seat).terrains());
    }

    @Override
    protected SwitchTerrain naming(Seat seat, TerrainInPlay terrain) {
        return new SwitchTerrain(seat, terrain.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, TerrainInPlay terrain, Verdict why) {
        Side side = game.side(seat);
        return (side.activeTerrain().id() != terrain.id() || why.no("TO-4.12/active", "that Terrain is already active"))
                && (!side.terrainChanged()
                        || why.no("TO-4.12/terrain-done", "you have already played or switched a Terrain this turn"));
    }

    /** Others may respond, as to playing a Terrain (8.12), but no ability waits for it: the Terrain is not played. */
    @Override
    protected void carryOut(Seat seat, TerrainInPlay terrain, Play play) {
        play.emit(new TerrainSwitched(seat, terrain.id(), true));
        Declarations.answered(play, Array.empty(), seat);
    }
}
