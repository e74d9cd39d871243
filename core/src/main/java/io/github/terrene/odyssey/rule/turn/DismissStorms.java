package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.upkeep.TerrainDepartures;

/**
 * Storms that were due this turn leave play, even inactive ones.
 *
 * @param seat whose turn it is
 */
@Internal
@Rule({"TO-9.3", "TO-9.5"})
public record DismissStorms(Seat seat) implements Work {
    @Override
    public void run(Play play) {
        int turn = play.table().turn();
        play.table()
                .side(seat)
                .terrains()
                .filter(ground -> ground.card().storm().isDefined() && ground.playedInTurn() < turn)
                .forEach(storm -> TerrainDepartures.leave(play, seat, storm));
    }
}
