package io.github.terrene.testkit.odyssey.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** Terrene Odyssey. */
class OdysseyArchitectureTest extends GameArchitecture {
    private static final String BELOW = BELOW_RULES + "ability effect ";
    private static final String ROOMS =
            "rule rule.setup rule.turn rule.party rule.battle rule.chain rule.resolve rule.activate rule.upkeep rule.damage ";

    @Override
    protected String root() {
        return "io.github.terrene.odyssey";
    }

    /** Effects and abilities are below cards here: what they say of a card is a filter, and no card. */
    @Override
    protected Map<String, String> layers() {
        return HashMap.<String, String>empty()
                .put("effect", "trait")
                .put("effect.character", "effect trait")
                .put("effect.table", "effect trait")
                .put("ability", "effect trait")
                .put("card", "ability effect.character effect.table effect trait")
                .put(".", "card ability effect.character effect.table effect trait")
                .put("table", "card ability effect trait")
                .put("event", "table card ability effect trait")
                .put("due", "event table card ability effect trait")
                .put("action", "table card ability trait")
                .put("rule", BELOW)
                .put("rule.damage", "rule " + BELOW)
                .put("rule.upkeep", "rule.damage rule " + BELOW)
                .put("rule.activate", "rule.upkeep rule.damage rule " + BELOW)
                .put("rule.resolve", "rule.activate rule.upkeep rule.damage rule " + BELOW)
                .put("rule.chain", "rule.resolve rule.activate rule.upkeep rule.damage rule " + BELOW)
                .put("rule.battle", "rule.chain rule.upkeep rule.damage rule " + BELOW)
                .put("rule.party", "rule.chain rule.upkeep rule " + BELOW)
                .put("rule.turn", "rule.battle rule.chain rule.resolve rule.activate rule.upkeep rule " + BELOW)
                .put("rule.setup", "rule.turn rule " + BELOW)
                .put("view", ROOMS + BELOW)
                .put("saved", ROOMS + BELOW)
                .put("game", ". saved view " + ROOMS + BELOW)
                .put("match", ". game saved view " + ROOMS + BELOW)
                .merge(usualLayers().remove("starter"));
    }

    @Override
    protected int filesInCircles() {
        return 57;
    }
}
