package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;

/** What a seat can do: plain data. */
public interface GameAction {
    /** The seat that the action belongs to. */
    Seat seat();

    /** Its kind, a constant of the game's own enum, which has at most 64. */
    Enum<?> kind();
}
