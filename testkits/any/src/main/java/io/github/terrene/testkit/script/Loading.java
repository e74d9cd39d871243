package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Notation;
import io.vavr.control.Option;

/** Saves a game and loads it again. */
record Loading<C, S, A>(Notation<C, S, A> notation) {
    /** What is wrong with a game after that, if it is not as it was. */
    Option<String> unlike(C config, S state) {
        S loaded = notation.readBegun(config, notation.writeState(state))
                .getOrElseThrow(problem -> new AssertionError("the game cannot be loaded: " + problem));
        return Option.when(!loaded.equals(state), "saving and loading changed the game");
    }
}
