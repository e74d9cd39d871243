package io.github.terrene.hobe.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Which package may know which, and that the rules are pure. The sources of modules are checked by the testkit's own tests. */
class ArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.hobe";
    }

    @Override
    protected Map<String, String> layers() {
        return HashMap.<String, String>empty()
                .put("card", "")
                .put("effect", "card")
                .put("setup", "card")
                .put("starter", "card effect setup")
                .put("table", "card setup")
                .put("event", "card table setup")
                .put("action", "card")
                .put("rule", "action event table setup card")
                .put("view", "rule action table setup card")
                .put("game", "view rule action event table setup card");
    }
}
