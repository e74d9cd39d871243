package io.github.terrene.kernel;

/** What a seat can do: plain data. */
public interface GameAction extends Complete {
    /** The seat that the action belongs to. */
    Seat seat();

    /** Its kind, a constant of the game's own enum, which has at most 64. */
    Enum<?> kind();

    @Override
    default boolean isComplete() {
        return seat() != null;
    }
}
