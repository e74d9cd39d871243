package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.TerrainPlayed;
import org.jspecify.annotations.Nullable;

/** Playing a Terrain from hand. */
@Rule("TO-4.12")
final class PlayTerrainRule extends SubjectRule<PlayTerrain, InHand<TerrainCard>> {
    PlayTerrainRule() {
        super(
                ActionKind.PLAY_TERRAIN,
                "TO-4.20",
                Rejection.of("TO-4.12", "there is no such Terrain in your hand"),
                Check.of(requires(
                        "TO-4.12",
                        (game, found) -> !game.side(found.seat()).terrainChanged(),
                        "a Terrain was played or switched this turn already")));
    }

    @Override
    @Nullable
    InHand<TerrainCard> find(Game game, PlayTerrain action) {
        return InHand.find(game, action.seat(), action.card(), Card::asTerrain);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        InHand.each(game, seat, Card::asTerrain, found -> {
            if (permitsWith(game, found)) {
                candidates.add(new PlayTerrain(seat, found.card().id()));
            }
        });
    }

    @Override
    protected void carryOut(PlayTerrain action, Play play) {
        TerrainCard card =
                (TerrainCard) play.book().catalogue().find(action.card()).get();
        play.emit(new TerrainPlayed(action.seat(), play.table().nextId(), card));
        Declarations.answered(play, Happening.of(Occasion.PLAYS_TERRAIN, action.seat()));
    }
}
