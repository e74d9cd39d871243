package io.github.terrene.examples.terminal.play;

import io.github.terrene.odyssey.action.Action;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a player says when asked to decide.
 *
 * @param kind what is wanted
 * @param actions what to do, one after another
 */
public record Reply(Kind kind, Seq<Action> actions) {
    /** What a player can want. */
    public enum Kind {
        /** To do something. */
        ACT,
        /** To take the last action back. */
        UNDO,
        /** To leave. */
        QUIT
    }

    /** Does these. */
    public static Reply act(Seq<Action> actions) {
        return new Reply(Kind.ACT, actions);
    }

    /** Takes the last action back, which can be undone. */
    public static Reply undo() {
        return new Reply(Kind.UNDO, Array.empty());
    }

    /** Leaves. */
    public static Reply quit() {
        return new Reply(Kind.QUIT, Array.empty());
    }
}
