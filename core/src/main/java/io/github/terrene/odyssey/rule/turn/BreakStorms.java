package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.TerrainEvent.StormBroke;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.rule.resolve.AbilityContext;
import io.github.terrene.odyssey.rule.resolve.CarryOut;
import io.github.terrene.odyssey.table.TerrainInPlay;

/**
 * The Storms that are due break, in the order in which they came into play.
 *
 * @param seat whose
 */
@Internal
@Rule({"TO-9.2", "TO-9.5", "TO-9.7", "TO-9.4"})
public record BreakStorms(Seat seat) implements Work {
    @Override
    public void run(Play play) {
        int turn = play.table().turn();
        play.table()
                .side(seat)
                .terrains()
                .filter(ground -> ground.stormAhead() && ground.playedInTurn() < turn)
                .minBy(TerrainInPlay::id)
                .forEach(storm -> begin(play, storm));
    }

    private void begin(Play play, TerrainInPlay storm) {
        StormBroke broke = new StormBroke(seat, storm.id(), storm.card());
        play.emit(broke);
        play.next(CarryOut.from(AbilityContext.of(seat, broke.ability())), Settle.NOW, this);
    }
}
