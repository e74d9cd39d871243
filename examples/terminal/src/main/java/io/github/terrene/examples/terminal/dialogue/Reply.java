package io.github.terrene.examples.terminal.dialogue;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a player says when asked to decide.
 *
 * @param <A> actions
 * @param kind what is wanted
 * @param actions what to do, one after another
 */
public record Reply<A>(Kind kind, Seq<A> actions) {
    /** What a player can want. */
    public enum Kind {
        /** To do something. */
        ACT,
        /** To take the last action back. */
        UNDO,
        /** To end the program. */
        QUIT
    }

    /** Does these actions. */
    public static <A> Reply<A> act(Seq<A> actions) {
        return new Reply<>(Kind.ACT, actions);
    }

    /** Takes back the last action, which must be possible. */
    public static <A> Reply<A> undo() {
        return new Reply<>(Kind.UNDO, Array.empty());
    }

    /** Ends the program. */
    public static <A> Reply<A> quit() {
        return new Reply<>(Kind.QUIT, Array.empty());
    }
}
