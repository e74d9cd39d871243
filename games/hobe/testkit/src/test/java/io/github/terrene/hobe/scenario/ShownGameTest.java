package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.card.Reach.RANGED;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.view.BattleCardStats;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What counts now, as it is shown to those who know no rules. */
class ShownGameTest {
    private static final Card MORE = event("More", Words.gets(Words.target(ANYONE), Words.ATK, 2, Words.LASTING))
            .build();
    private static final Card LONG_BOW =
            weapon("Long Bow").continuous(Words.is(Words.bearer(), RANGED)).build();

    private static void shows(Scene scene, BattleCardStats... stats) {
        Array.of(SOUTH, NORTH, Seat.ONLOOKER)
                .forEach(viewer ->
                        assertThat(scene.seenBy(viewer).shown().battleCards()).isEqualTo(Array.of(stats)));
    }

    @Test
    @Rule({"HB-3.7", "HB-12.1"})
    void everyBattleCardInPlayIsShownWithItsNumbersAndNoWeapon() {
        Scene scene = Scene.table()
                .put(NORTH, STANDBY_0, BAY_ARCHER)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN, IRON_RING)
                .awaits("South: turn");
        shows(
                scene,
                new BattleCardStats(scene.card("Oar Captain").number(), MELEE, 3 + 1, OAR_CAPTAIN.hp()),
                new BattleCardStats(
                        scene.card("Bay Archer").number(),
                        RANGED,
                        BAY_ARCHER.body().get().attack(),
                        BAY_ARCHER.hp()));
    }

    @Test
    @Rule({"HB-7.19", "HB-9.12"})
    void attackAndReachAreShownAsEffectsMakeThem() {
        Scene scene = Scene.table()
                .hand(SOUTH, MORE, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN, LONG_BOW)
                .plays(SOUTH, MORE, "Oar Captain")
                .awaits("South: turn");
        shows(scene, new BattleCardStats(scene.card("Oar Captain").number(), RANGED, 3 + 2, OAR_CAPTAIN.hp()));
    }
}
