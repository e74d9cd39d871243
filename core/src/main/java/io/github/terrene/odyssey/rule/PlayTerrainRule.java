package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.TerrainPlayed;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.List;

/** Playing a Terrain from hand. */
@Rule("TO-4.12")
final class PlayTerrainRule extends ActionRule<PlayTerrain> {
    PlayTerrainRule() {
        super(
                ActionKind.PLAY_TERRAIN,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.12",
                                (game, action) ->
                                        Own.inHand(game, action.seat(), action.card(), TerrainCard.class) != null,
                                "there is no such Terrain in the own hand"),
                        requires(
                                "TO-4.12",
                                (game, action) -> !game.side(action.seat()).terrainChanged(),
                                "a Terrain was played or switched this turn already")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (!game.side(seat).terrainChanged()) {
            for (List<Card> rest = game.side(seat).hand().cards(); !rest.isEmpty(); rest = Pile.behindCopies(rest)) {
                if (rest.head() instanceof TerrainCard) {
                    candidates.offer(this, new PlayTerrain(seat, rest.head().id()));
                }
            }
        }
    }

    @Override
    protected void carryOut(PlayTerrain action, Play play) {
        TerrainCard card =
                (TerrainCard) play.book().catalogue().find(action.card()).get();
        play.emit(new TerrainPlayed(action.seat(), play.table().nextId(), card));
        Declarations.answered(play, Happening.of(Occasion.PLAYS_TERRAIN, action.seat()));
    }
}
