package io.github.terrene.draft;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** Draft and tournament know nothing of each other; only the encounter knows both. */
class DraftArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.draft";
    }

    @Override
    protected Map<String, String> layers() {
        return HashMap.of(
                "play", ". picking tournament tournament.score pool deck",
                ".", "picking tournament tournament.score pool deck",
                "picking", "pool deck",
                "pool", "deck",
                "tournament", "tournament.score pool deck",
                "tournament.score", "",
                "deck", "");
    }

    @Override
    protected Seq<String> mayKnow() {
        return Array.of("io.github.terrene.kernel..", "io.github.terrene.odyssey..");
    }

    @Override
    protected int filesInCircles() {
        return 2;
    }
}
