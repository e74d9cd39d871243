package io.github.terrene.testkit.odyssey.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** Cards know the vocabulary of cards and no rules. */
class BaseSetArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.cards";
    }

    @Override
    protected Map<String, String> layers() {
        return HashMap.of("base", "");
    }

    @Override
    protected Seq<String> mayKnow() {
        return Array.of("card", "ability", "effect", "effect.character", "effect.table", "trait")
                .map(name -> "io.github.terrene.odyssey." + name)
                .appendAll(Array.of("io.github.terrene.odyssey", "io.github.terrene.kernel"));
    }

    @Override
    protected int filesInCircles() {
        return 0;
    }
}
