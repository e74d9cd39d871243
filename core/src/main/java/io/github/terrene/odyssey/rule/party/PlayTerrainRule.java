package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainPlayed;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.HandRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.table.DifferentCards;

/** The rule for playing a Terrain from hand. */
@Rule("TO-4.12")
final class PlayTerrainRule extends HandRule<PlayTerrain, TerrainCard> {
    PlayTerrainRule() {
        super(PlayTerrain.class, DifferentCards::terrains);
    }

    @Override
    protected String id(PlayTerrain action) {
        return action.card();
    }

    @Override
    protected Rejection missing() {
        return Rejection.of("TO-4.12/not-in-hand", "there is no such Terrain in your hand");
    }

    @Override
    protected PlayTerrain naming(Seat seat, TerrainCard card) {
        return new PlayTerrain(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, TerrainCard card, Verdict why) {
        return !game.side(seat).terrainChanged()
                || why.no("TO-4.12/terrain-done", "you have already played or switched a Terrain this turn");
    }

    @Override
    protected void carryOut(Seat seat, TerrainCard card, Play play) {
        play.emit(new TerrainPlayed(seat, play.table().nextId(), card));
        Declarations.answered(play, Happening.of(HappeningKind.PLAYS_TERRAIN, seat));
    }
}
