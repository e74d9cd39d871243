package io.github.terrene.draft.tournament;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A tournament knows only the kernel and the game that is played in it. */
class TournamentArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.draft.tournament";
    }

    @Override
    protected Map<String, String> layers() {
        return HashMap.of("", "score", "score", "");
    }

    @Override
    protected Seq<String> mayKnow() {
        return Array.of("io.github.terrene.kernel..", "io.github.terrene.odyssey..");
    }
}
