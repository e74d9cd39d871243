package io.github.terrene.terralore.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Which package may know which, and that the rules are pure. The sources of modules are checked by the testkit's own tests. */
class ArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.terralore";
    }

    /** The parts of a game are below the rules that all of them share; effects and plans do not know each other, and the turn leads to both. */
    @Override
    protected Map<String, String> layers() {
        return usualLayers()
                .merge(
                        HashMap.of(
                                "rule.resolve", BELOW_RULES + "rule",
                                "rule.plan", BELOW_RULES + "rule",
                                "rule.turn", BELOW_RULES + "rule rule.resolve rule.plan",
                                "rule.setup", BELOW_RULES + "rule rule.turn",
                                "view", BELOW_RULES + "rule rule.resolve",
                                "saved", BELOW_RULES + "rule rule.turn",
                                "game", BELOW_RULES + ". saved view rule rule.resolve rule.plan rule.turn rule.setup"),
                        (usual, own) -> own);
    }

    @Override
    protected int filesInCircles() {
        return 21;
    }
}
