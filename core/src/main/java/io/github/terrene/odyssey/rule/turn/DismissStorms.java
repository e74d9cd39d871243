package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.TurnEvent.ReprieveEnded;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.upkeep.TerrainDepartures;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;

/**
 * Storms that were due this turn leave play, including inactive ones. With that the End Phase is over.
 *
 * @param seat the player whose turn it is
 */
@Internal
@Rule({"TO-4.7", "TO-9.3", "TO-9.5", "TO-14.14"})
public record DismissStorms(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.STORMS_LEAVE.next();
    }

    @Override
    public void run(Play play) {
        int turn = play.table().turn();
        Array<TerrainInPlay> terrains = play.table().side(seat).terrains();
        for (int i = 0; i < terrains.size(); i++) {
            TerrainInPlay ground = terrains.get(i);
            if (ground.card().storm().isDefined() && ground.playedInTurn() < turn) {
                TerrainDepartures.leave(play, seat, ground);
            }
        }
        if (play.table().side(seat).spared()) {
            play.emit(new ReprieveEnded(seat));
        }
    }
}
