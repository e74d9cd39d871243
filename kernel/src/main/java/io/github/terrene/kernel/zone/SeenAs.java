package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;

/**
 * A value of which a viewer sees what another seat may know: in a game within a game, the viewer's seat there; of what only players see, who
 * left sees as much as an onlooker.
 */
@FunctionalInterface
public interface SeenAs {
    /** The seat whose knowledge of this a viewer shares. */
    Seat seenAs(Seat viewer);
}
