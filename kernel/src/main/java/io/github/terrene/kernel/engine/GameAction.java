package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;

/** What a seat can do: plain data. */
public interface GameAction {
    /** The seat whose action it is. */
    Seat seat();

    /** Its kind, of the game's own kinds: 64 at most. */
    Enum<?> kind();
}
