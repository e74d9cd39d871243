package io.github.terrene.draft.picking;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.SeenAs;
import io.vavr.collection.Array;

/** Something of which a player who has left sees no more than an onlooker. */
@Rule({"TO-14.16", "TO-14.19"})
interface SeenByPlayers extends SeenAs {
    /** The players who have left. */
    Array<Seat> left();

    @Override
    default Seat seenAs(Seat viewer) {
        return left().contains(viewer) ? Seat.ONLOOKER : viewer;
    }
}
