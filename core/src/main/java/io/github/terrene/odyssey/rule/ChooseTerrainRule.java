package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseTerrain;

/** Choosing one of your inactive Terrains in the middle of an effect. */
@Rule("TO-4.22")
final class ChooseTerrainRule extends ActionRule<ChooseTerrain> {
    ChooseTerrainRule() {
        super(
                ActionKind.CHOOSE_TERRAIN,
                "TO-8.5",
                Check.of(requires(
                        "TO-8.5",
                        (game, action) -> game.side(action.seat()).terrains().size() > 1
                                && game.side(action.seat())
                                        .terrains()
                                        .init()
                                        .exists(ground -> ground.id() == action.terrain()),
                        "you control no such inactive Terrain")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        game.side(seat)
                .terrains()
                .init()
                .forEach(ground -> candidates.offer(this, new ChooseTerrain(seat, ground.id())));
    }

    @Override
    protected void carryOut(ChooseTerrain action, Play play) {
        play.take();
        CarryOut asking = (CarryOut) play.take();
        play.next(asking.with(action.terrain()));
    }
}
