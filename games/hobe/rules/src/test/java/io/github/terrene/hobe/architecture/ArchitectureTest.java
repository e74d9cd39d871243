package io.github.terrene.hobe.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Which package may know which, and that the rules are pure. The sources of modules are checked by the testkit's own tests. */
class ArchitectureTest extends GameArchitecture {
    private static final String BELOW = "action event table setup card ";

    @Override
    protected String root() {
        return "io.github.terrene.hobe";
    }

    /** The parts of a game are below the rules that all of them share, and the turn leads to all others. */
    @Override
    protected Map<String, String> layers() {
        return usualLayers()
                .merge(
                        HashMap.of(
                                "rule.resolve",
                                BELOW + "rule",
                                "rule.battle",
                                BELOW + "rule rule.resolve",
                                "rule.play",
                                BELOW + "rule rule.resolve",
                                "rule.turn",
                                BELOW + "rule rule.resolve rule.battle rule.play",
                                "rule.setup",
                                BELOW + "rule rule.resolve rule.turn",
                                "view",
                                BELOW + "rule rule.resolve",
                                "game",
                                BELOW + "view rule rule.resolve rule.battle rule.play rule.turn rule.setup"),
                        (usual, own) -> own);
    }
}
