package io.github.terrene.twoversustwo;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A format knows only the kernel and its game. */
class TeamArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.twoversustwo";
    }

    @Override
    protected Seq<String> mayKnow() {
        return Array.of("io.github.terrene.kernel..", "io.github.terrene.odyssey..");
    }

    @Override
    protected int filesInCircles() {
        return 0;
    }
}
