package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseTerrain;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Seq;

/** Choosing one of your inactive Terrains in the middle of an effect. */
@Rule("TO-4.22")
final class ChooseTerrainRule extends PromptedRule<ChooseInactiveTerrain, ChooseTerrain, Integer> {
    ChooseTerrainRule() {
        super(ActionKind.CHOOSE_TERRAIN, "TO-8.5", ChooseInactiveTerrain.class, "nothing asks for a Terrain");
    }

    @Override
    Integer said(ChooseTerrain action) {
        return action.terrain();
    }

    @Override
    Seq<Integer> options(Game game, ChooseInactiveTerrain prompt) {
        return game.side(prompt.seat()).terrains().init().map(TerrainInPlay::id);
    }

    @Override
    protected ChooseTerrain naming(Seat seat, Integer terrain) {
        return new ChooseTerrain(seat, terrain);
    }

    @Override
    boolean permits(Game game, ChooseInactiveTerrain prompt, Integer terrain, Verdict why) {
        return options(game, prompt).contains(terrain) || why.no("TO-8.5", "you control no such inactive Terrain");
    }

    @Override
    void carryOut(ChooseInactiveTerrain prompt, Integer terrain, Play play) {
        CarryOut asking = (CarryOut) play.take();
        play.next(asking.with(terrain));
    }
}
