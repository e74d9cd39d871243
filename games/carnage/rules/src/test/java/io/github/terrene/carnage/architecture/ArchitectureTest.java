package io.github.terrene.carnage.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Which package may know which, and that the rules are pure. The sources of modules are checked by the testkit's own tests. */
class ArchitectureTest extends GameArchitecture {
    private static final String BELOW = "action event table setup card ";

    @Override
    protected String root() {
        return "io.github.terrene.carnage";
    }

    /** The parts of a game are below the rules that all of them share, and the turn leads to all others. */
    @Override
    protected Map<String, String> layers() {
        return usualLayers()
                .merge(
                        HashMap.of(
                                "rule.effect",
                                BELOW + "rule",
                                "rule.duel",
                                BELOW + "rule rule.effect",
                                "rule.turn",
                                BELOW + "rule rule.effect rule.duel",
                                "rule.setup",
                                BELOW + "rule rule.effect rule.turn",
                                "view",
                                BELOW + "rule rule.setup",
                                "game",
                                BELOW + "view rule rule.setup rule.turn rule.effect rule.duel"),
                        (usual, own) -> own);
    }

    /** Each event is a file of its own, so that one import gives all. */
    @Override
    protected Map<String, Integer> largePackages() {
        return HashMap.of("event", 51);
    }
}
