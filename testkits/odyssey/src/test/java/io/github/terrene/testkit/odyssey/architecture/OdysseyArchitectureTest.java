package io.github.terrene.testkit.odyssey.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Terrene Odyssey. */
class OdysseyArchitectureTest extends GameArchitecture {
    private static final String BELOW_RULES = "action event format table card ability effect trait";
    private static final String ROOMS =
            "rule.setup rule.turn rule.party rule.battle rule.chain rule.resolve rule.activate rule.upkeep ";

    @Override
    protected String root() {
        return "io.github.terrene.odyssey";
    }

    @Override
    protected Map<String, String> layers() {
        return HashMap.<String, String>empty()
                .put("trait", "")
                .put("effect", "trait")
                .put("effect.character", "effect trait")
                .put("effect.table", "effect trait")
                .put("ability", "effect trait")
                .put("card", "ability effect.character effect.table effect trait")
                .put("format", "card trait")
                .put("table", "card ability effect trait")
                .put("event", "table card ability effect trait")
                .put("action", "table card ability trait")
                .put("rule", BELOW_RULES)
                .put("rule.upkeep", "rule " + BELOW_RULES)
                .put("rule.activate", "rule.upkeep rule " + BELOW_RULES)
                .put("rule.resolve", "rule.activate rule.upkeep rule " + BELOW_RULES)
                .put("rule.chain", "rule.resolve rule.activate rule.upkeep rule " + BELOW_RULES)
                .put("rule.battle", "rule.chain rule.upkeep rule " + BELOW_RULES)
                .put("rule.party", "rule.chain rule.upkeep rule " + BELOW_RULES)
                .put("rule.turn", "rule.battle rule.chain rule.resolve rule.activate rule.upkeep rule " + BELOW_RULES)
                .put("rule.setup", "rule.turn rule " + BELOW_RULES)
                .put("view", ROOMS + "rule format table card effect trait")
                .put("game", "view " + ROOMS + "rule " + BELOW_RULES)
                .put("match", "game view " + ROOMS + "rule " + BELOW_RULES);
    }
}
