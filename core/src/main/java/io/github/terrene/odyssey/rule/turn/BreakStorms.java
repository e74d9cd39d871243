package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.TerrainEvent.StormBroke;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.rule.resolve.AbilityContext;
import io.github.terrene.odyssey.rule.resolve.CarryOut;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The Storms that are due break, in the order in which they came into play.
 *
 * @param seat the player whose Storms break
 */
@Internal
@Rule({"TO-9.2", "TO-9.5", "TO-9.7", "TO-9.4"})
public record BreakStorms(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.STORMS_BREAK.next();
    }

    @Override
    public void run(Play play) {
        @Nullable TerrainInPlay first = null;
        Array<TerrainInPlay> terrains = play.table().side(seat).terrains();
        for (int i = 0; i < terrains.size(); i++) {
            TerrainInPlay ground = terrains.get(i);
            boolean due =
                    ground.stormAhead() && ground.playedInTurn() < play.table().turn();
            first = due && (first == null || ground.id() < first.id()) ? ground : first;
        }
        if (first != null) {
            begin(play, first);
        }
    }

    private void begin(Play play, TerrainInPlay storm) {
        StormBroke broke = new StormBroke(seat, storm.id(), storm.card());
        play.emit(broke);
        play.next(CarryOut.from(AbilityContext.of(seat, broke.ability())), Settle.TASK, this);
    }
}
