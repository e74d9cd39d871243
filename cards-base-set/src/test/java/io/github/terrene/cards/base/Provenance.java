package io.github.terrene.cards.base;

import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Map;

/**
 * What the printed sources say about each card. They have the names of most cards, but not most of their numbers and texts: those were
 * chosen to fit.
 */
final class Provenance {
    private static final Array<String> NAME_AND_TYPE = Array.of("name", "type");

    private static final Map<String, Array<String>> OTHERS = Map.ofEntries(
            Map.entry(
                    "ethan-the-resilient",
                    Array.of(
                            "name",
                            "type",
                            "classes",
                            "lv",
                            "sp",
                            "hp",
                            "atk",
                            "def",
                            "abilities[0].condition",
                            "abilities[0].target",
                            "abilities[0].effects")),
            Map.entry("asu-the-flame-hellion", Array.of("name", "type", "def")),
            Map.entry("halden-the-steadfast", Array.empty()),
            Map.entry(
                    "sk-the-art-historian", Array.of("name", "type", "hero", "classes", "abilities[0].effects[0].do")),
            Map.entry("sammy-the-agile", Array.of("name", "type", "lv")),
            Map.entry("mr-white-the-astute", Array.of("name", "type", "hero", "classes", "abilities[0].effects[0].do")),
            Map.entry("skylar-the-determined", Array.of("name", "type", "hero", "classes", "abilities[0].effects")),
            Map.entry("isaac-the-observer", Array.of("name", "type", "sp")),
            Map.entry("brass-sentry", Array.empty()),
            Map.entry("inu-the-inferno", Array.of("name", "type", "hp", "def")),
            Map.entry("morrow-the-undertow", Array.empty()),
            Map.entry("marble-warden", Array.empty()),
            Map.entry("tidestone-colossus", Array.empty()),
            Map.entry("the-revenant", Array.of("name", "type", "classes", "abilities[1]")),
            Map.entry("cinder-the-unbound", Array.empty()),
            Map.entry("duskmere-hollow", Array.empty()),
            Map.entry("sunlit-cloister", Array.empty()),
            Map.entry("fire-bomb", Array.of("name", "type", "abilities[0].target", "abilities[0].effects[0].do")),
            Map.entry(
                    "haste-potion",
                    Array.of(
                            "name",
                            "type",
                            "abilities[0].color",
                            "abilities[0].cost",
                            "abilities[0].target",
                            "abilities[0].effects")),
            Map.entry("silence-orb", Array.of("name", "type", "abilities[0].effects[0].status")),
            Map.entry("silence", Array.of("name", "type", "spell", "abilities[0].effects")),
            Map.entry("retaliate", Array.of("name", "type", "trap", "abilities[0].effects[0].keyword")),
            Map.entry("critical", Array.of("name", "type", "abilities[0].effects[0].stat")),
            Map.entry("scoops-mcgee", Array.of("name", "classes", "affiliation")),
            Map.entry("johnny-donuts", Array.of("name", "classes", "affiliation")),
            Map.entry("wanderer-alpha", Array.of("name", "classes", "affiliation")),
            Map.entry("wanderer-beta", Array.of("name", "classes", "affiliation")),
            Map.entry("energy-token", Array.of("name", "classes", "affiliation")),
            Map.entry("factory-drone", Array.empty()));

    private Provenance() {}

    /**
     * The fields of a card of this set that the sources print, as paths: {@code name}, {@code lv},
     * {@code abilities[0].effects[0].do}. Nothing for a card whose name is our own.
     */
    static Seq<String> attested(Card card) {
        return OTHERS.getOrDefault(card.id(), NAME_AND_TYPE);
    }
}
