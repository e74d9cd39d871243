package io.github.terrene.carnage.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Which package may know which, and that the rules are pure. The sources of modules are checked by the testkit's own tests. */
class ArchitectureTest extends GameArchitecture {
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
                                "rule.resolve", BELOW_RULES + "rule",
                                "rule.duel", BELOW_RULES + "rule rule.resolve",
                                "rule.turn", BELOW_RULES + "rule rule.resolve rule.duel",
                                "rule.setup", BELOW_RULES + "rule rule.resolve rule.turn",
                                "view", BELOW_RULES + "rule rule.resolve rule.setup rule.turn rule.duel",
                                "saved", BELOW_RULES + "rule rule.turn",
                                "game", BELOW_RULES + ". saved view rule rule.setup rule.turn rule.resolve rule.duel"),
                        (usual, own) -> own);
    }

    /** Each event is a file of its own, so that one import gives all. */
    @Override
    protected Map<String, Integer> largePackages() {
        return HashMap.of("event", 54);
    }

    @Override
    protected int filesInCircles() {
        return 22;
    }
}
