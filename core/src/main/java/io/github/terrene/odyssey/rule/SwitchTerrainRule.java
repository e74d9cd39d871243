package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.exists;
import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.SwitchTerrain;
import io.github.terrene.odyssey.event.TerrainSwitched;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;

/** Switching to one of your inactive Terrains. */
@Rule("TO-4.12")
final class SwitchTerrainRule extends ActionRule<SwitchTerrain> {
    SwitchTerrainRule() {
        super(
                ActionKind.SWITCH_TERRAIN,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.12",
                                (game, action) -> game.side(action.seat())
                                        .terrains()
                                        .exists(ground -> ground.id() == action.terrain()),
                                "you control no such Terrain"),
                        requires(
                                "TO-4.12",
                                (game, action) ->
                                        game.side(action.seat()).activeTerrain().id() != action.terrain(),
                                "that Terrain is active already"),
                        requires(
                                "TO-4.12",
                                (game, action) -> !game.side(action.seat()).terrainChanged(),
                                "a Terrain was played or switched this turn already")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<TerrainInPlay> terrains = game.side(seat).terrains();
        for (int i = 0; i < terrains.size() - 1; i++) {
            candidates.offer(this, new SwitchTerrain(seat, terrains.get(i).id()));
        }
    }

    /** It opens responses as playing a Terrain does (8.12), but no ability waits for it: it is not played. */
    @Override
    protected void carryOut(SwitchTerrain action, Play play) {
        play.emit(new TerrainSwitched(action.seat(), action.terrain(), true));
        Declarations.answered(play, Array.empty(), action.seat());
    }
}
