package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.TerrainPlayed;

/** Playing a Terrain from hand. */
@Rule("TO-4.12")
final class PlayTerrainRule extends HandRule<PlayTerrain, TerrainCard> {
    PlayTerrainRule() {
        super(
                ActionKind.PLAY_TERRAIN,
                Card::asTerrain,
                Rejection.of("TO-4.12", "there is no such Terrain in your hand"),
                Check.of(requires(
                        "TO-4.12",
                        (game, found) -> !game.side(found.seat()).terrainChanged(),
                        "a Terrain was played or switched this turn already")));
    }

    @Override
    String id(PlayTerrain action) {
        return action.card();
    }

    @Override
    PlayTerrain naming(Seat seat, String id) {
        return new PlayTerrain(seat, id);
    }

    @Override
    protected void carryOut(PlayTerrain action, Play play) {
        TerrainCard card =
                (TerrainCard) play.book().catalogue().find(action.card()).get();
        play.emit(new TerrainPlayed(action.seat(), play.table().nextId(), card));
        Declarations.answered(play, Happening.of(HappeningKind.PLAYS_TERRAIN, action.seat()));
    }
}
