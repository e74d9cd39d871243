package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.testkit.carnage.scenario.Scene;

/** The table on which the cards of the starter set are tried, one at a time. */
final class Sparring {
    /** Legends that count no more than their Element card, unless it is of earth. */
    static final Card STRAW_MAN = man("Straw Man");

    static final Card CLAY_MAN = man("Clay Man");
    static final Card WOODEN_MAN = man("Wooden Man");

    private Sparring() {}

    private static Card man(String name) {
        return legend(name, EARTH, 1).value(EARTH, 1).build();
    }

    /** South has so many shards, 12 AP and this hand; nobody has a Raïven. */
    static Scene table(int shards, Card... hand) {
        return Scene.table()
                .shards(SOUTH, shards)
                .ap(SOUTH, 12)
                .raiven(SOUTH, 0)
                .raiven(NORTH, 0)
                .hand(SOUTH, hand);
    }

    /** The same against a North of three straw men, for invasions. */
    static Scene fort(int shards, Card... hand) {
        return table(shards, hand).company(NORTH, STRAW_MAN, CLAY_MAN, WOODEN_MAN);
    }

    /**
     * South attacks with a Legend at place 1 that meets a straw man in round 1, with these Element cards. Each side wins one of the other
     * rounds, so that round 1 decides. Returns the strengths in it, South's first.
     */
    static String fights(Scene scene, ElementCard own, ElementCard other) {
        scene.put(SOUTH, 2, WOODEN_MAN).company(NORTH, STRAW_MAN, CLAY_MAN);
        drawing(scene, own, other).attacks(1, 2, 0).blocks(NORTH, 1, 0, 2);
        return firstRound(laying(scene, own, other));
    }

    /**
     * North attacks with two straw men, of whom one meets South's only Legend in round 1, with these Element cards; the other wins round 2, so
     * that round 1 decides. Returns the strengths in it, North's first.
     */
    static String holds(Scene scene, ElementCard own, ElementCard other) {
        scene.company(NORTH, STRAW_MAN, CLAY_MAN);
        drawing(scene, own, other).attacks(1, 2, 0).blocks(SOUTH, 1, 0, 0);
        return firstRound(laying(scene, own, other));
    }

    private static Scene drawing(Scene scene, ElementCard south, ElementCard north) {
        return scene.elements(SOUTH, withOthers(south, 4)).elements(NORTH, withOthers(north, 4));
    }

    private static Scene laying(Scene scene, ElementCard south, ElementCard north) {
        return scene.lays(SOUTH, withOthers(south, 3)).lays(NORTH, withOthers(north, 3));
    }

    private static ElementCard[] withOthers(ElementCard first, int number) {
        return ElementCard.deck(StarterSet.elements())
                .remove(first)
                .prepend(first)
                .take(number)
                .toJavaArray(ElementCard[]::new);
    }

    private static String firstRound(Scene scene) {
        return scene.rounds().takeRight(3).head();
    }
}
