package io.github.terrene.kernel;

/** What a seat can do: plain data. The kind of an action is its class: each permitted type of a game's sealed family is one. */
public interface GameAction {
    /** The seat that the action belongs to. */
    Seat seat();
}
