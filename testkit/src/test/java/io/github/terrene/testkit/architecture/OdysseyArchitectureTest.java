package io.github.terrene.testkit.architecture;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Terrene Odyssey. */
class OdysseyArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.odyssey";
    }

    @Override
    protected Map<String, String> layers() {
        return HashMap.<String, String>empty()
                .put("trait", "")
                .put("effect", "trait")
                .put("ability", "effect trait")
                .put("card", "ability effect trait")
                .put("format", "card trait")
                .put("table", "card ability effect trait")
                .put("event", "table card ability effect trait")
                .put("action", "table card ability trait")
                .put("rule", "action event format table card ability effect trait")
                .put("view", "rule format table card effect trait")
                .put("game", "view rule action event format table card trait")
                .put("match", "game view rule action event format table card trait");
    }

    /** A class for each rule, each event and each word of the card language. */
    @Override
    protected Map<String, Integer> largePackages() {
        return HashMap.of("rule", 140, "event", 80, "effect", 70);
    }
}
