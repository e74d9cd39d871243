package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Blocked;
import io.github.terrene.carnage.event.LocationLost;
import io.github.terrene.carnage.event.TurnEnded;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** S11 to S20 of section 17 of the rules; A is South, D is North. */
class NumberedScenarioContinuedTest {
    private static Scene nurseBeaten(Card... duplicates) {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .put(NORTH, 1, STONE_NURSE, duplicates)
                .put(NORTH, 1, CLAY_CUP)
                .elements(SOUTH, fire(8), water(1), water(2), water(3))
                .elements(NORTH, air(1), air(2), air(3), air(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(8), water(1), water(2))
                .lays(NORTH, air(1), air(2), air(3));
    }

    @Test
    @Rule({"CG-9.2", "CG-9.3", "CG-9.4"})
    void s11SavingALegend() {
        Scene reinforced = nurseBeaten(STONE_NURSE).awaits("South: ascend");
        assertThat(reinforced.legend(NORTH, 1)).isEqualTo("Stone Nurse");
        assertThat(reinforced.duplicates(NORTH, 1)).isZero();
        assertThat(reinforced.raiven(NORTH)).isEqualTo(3);
        assertThat(reinforced.discarded(NORTH)).containsExactly("Stone Nurse");
        Scene kept = nurseBeaten().awaits("North: keep").keeps(NORTH).awaits("South: ascend");
        assertThat(kept.legend(NORTH, 1)).isEqualTo("Stone Nurse");
        assertThat(kept.raiven(NORTH)).isEqualTo(2);
        Scene lost = nurseBeaten().loses(NORTH).awaits("South: ascend");
        assertThat(lost.legend(NORTH, 1)).isEmpty();
        assertThat(lost.relic(NORTH, 1)).isEqualTo("Clay Cup");
        assertThat(lost.raiven(NORTH)).isEqualTo(3);
        assertThat(lost.discarded(NORTH)).containsExactly("Stone Nurse");
    }

    @Test
    @Rule({"CG-9.5", "CG-9.8", "CG-9.9", "CG-3.6"})
    void s12AscensionAndReplacement() {
        Scene scene = Scene.table()
                .put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN, CINDER_WARDEN)
                .put(SOUTH, 2, ASH_SMITH)
                .hand(SOUTH, STORM_QUEEN, ASH_SMITH)
                .attacks()
                .ascends(SOUTH, 1)
                .awaits("South: replace");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
        assertThat(scene.discarded(SOUTH)).containsExactly("Cinder Warden", "Cinder Warden");
        scene.refusesSaying(
                        new Choose(SOUTH, new Choice.InHand(ASH_SMITH.id())),
                        "Ash Smith is in the spearhead already (CG-3.6/in-spearhead)")
                .choosesFromHand(SOUTH, STORM_QUEEN)
                .awaits("South: action");
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Storm Queen");
        assertThat(scene.raiven(SOUTH)).isEqualTo(2);
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-6.9", "CG-10.1", "CG-5.6"})
    void s13TheThirdMonster() {
        Scene scene = Scene.table()
                .nest(SOUTH, DUNE_JACKAL, SMOKE_DRAKE)
                .hand(SOUTH, BOG_MAW)
                .ap(SOUTH, 1)
                .shards(SOUTH, 2)
                .places(BOG_MAW)
                .awaits("North: draw");
        scene.happened(1, TurnEnded.class);
        assertThat(scene.nest(SOUTH)).isEmpty();
        assertThat(scene.ap(SOUTH)).isZero();
        assertThat(scene.shards(SOUTH)).as("and one as the passive player").isEqualTo(1);
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
    }

    /** Monsters lie in the nest by id: Bog Maw, Dune Jackal, Smoke Drake. */
    private static Scene invasion(ElementCard second, ElementCard against) {
        return Scene.table()
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .company(NORTH, REEF_BARD, STONE_NURSE, ASH_SMITH)
                .realm(NORTH, SPRING, QUARRY)
                .elements(NORTH, water(1), against, fire(8), air(8))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), water(2), second, air(1))
                .awaits("North: lay")
                .lays(NORTH, water(1), against, fire(8));
    }

    @Test
    @Rule({"CG-10.6", "CG-10.7", "CG-10.8", "CG-10.9", "CG-10.10"})
    void s14InvasionWon() {
        Scene scene = invasion(earth(5), earth(3)).awaits("North: keep");
        assertThat(scene.rounds()).containsExactly("7 to 4", "8 to 6", "7 to 10");
        scene.keeps(NORTH).loses(NORTH).awaits("South: location");
        assertThat(scene.discarded(NORTH)).containsExactly("Stone Nurse");
        assertThat(scene.discarded(SOUTH)).containsExactly("Smoke Drake");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Bog Maw", "Dune Jackal");
        assertThat(scene.vp(SOUTH)).isEqualTo(2);
        scene.chooses(SOUTH, QUARRY).awaits("South: action");
        assertThat(scene.realm(NORTH)).containsExactly("Spring");
        assertThat(scene.discarded(NORTH)).containsExactly("Stone Nurse", "Quarry");
    }

    @Test
    @Rule({"CG-10.7", "CG-10.11"})
    void s15InvasionTied() {
        Scene scene = invasion(fire(5), earth(2)).keeps(NORTH).awaits("South: save");
        assertThat(scene.rounds()).containsExactly("7 to 4", "5 to 5", "7 to 10");
        scene.chooses(SOUTH, SMOKE_DRAKE).awaits("South: action");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Smoke Drake");
        assertThat(scene.discarded(SOUTH)).containsExactly("Bog Maw", "Dune Jackal");
        assertThat(scene.vp(SOUTH)).isEqualTo(1);
        assertThat(scene.realm(NORTH)).hasSize(2);
        scene.never(LocationLost.class);
    }

    @Test
    @Rule({"CG-10.4", "CG-10.9", "CG-10.10", "CG-7.8"})
    void s16NobodyToDefend() {
        Scene scene = Scene.table()
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .places(SMOKE_DRAKE)
                .awaits("South: action");
        scene.never(Blocked.class).never(LocationLost.class);
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-11.1", "CG-13.1"})
    void s17TheLastPoints() {
        Scene pillar = Scene.table()
                .vp(SOUTH, 10)
                .realm(SOUTH, HEARTH, FORGE, SPRING, QUARRY)
                .hand(SOUTH, BELFRY)
                .places(BELFRY)
                .awaits("South: pillar")
                .chooses(SOUTH, HEARTH)
                .won(SOUTH);
        assertThat(pillar.vp(SOUTH)).isEqualTo(15);
        assertThat(pillar.realm(SOUTH)).containsExactly("Forge");
        assertThat(pillar.pantheon(SOUTH)).containsExactly("Hearth", "Spring", "Quarry", "Belfry");
        Scene invasion = Scene.table()
                .vp(SOUTH, 13)
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .realm(NORTH, SPRING, QUARRY)
                .places(SMOKE_DRAKE)
                .won(SOUTH)
                .never(LocationLost.class);
        assertThat(invasion.vp(SOUTH)).isEqualTo(16);
    }

    @Test
    @Rule({"CG-11.2", "CG-11.4"})
    void s18AfterAPillar() {
        Scene scene = Scene.table()
                .turn(7)
                .realm(SOUTH, HEARTH, SPRING, QUARRY)
                .hand(SOUTH, BELFRY, CINDER_WARDEN, REEF_BARD, GALE_FOX, FORGE)
                .shards(SOUTH, 20)
                .ap(SOUTH, 5)
                .places(BELFRY)
                .awaits("South: action");
        assertThat(scene.realm(SOUTH)).isEmpty();
        assertThat(scene.vp(SOUTH)).isEqualTo(5);
        int before = scene.shards(SOUTH);
        scene.adds(CINDER_WARDEN, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(before - 3);
        scene.burns(FORGE);
        assertThat(scene.shards(SOUTH)).isEqualTo(before - 3 + 1);
        scene.turn(9)
                .adds(REEF_BARD, 2)
                .company(NORTH, ASH_SMITH)
                .ap(SOUTH, 2)
                .elements(SOUTH, fire(1), water(2), earth(1), air(1))
                .elements(NORTH, fire(2), fire(3), fire(5), fire(8))
                .attacks(1, 2, 0)
                .blocks(NORTH, 0, 0, 1)
                .lays(SOUTH, fire(1), water(2), earth(1))
                .lays(NORTH, fire(2), fire(3), fire(5))
                .awaits("South: ascend");
        assertThat(scene.rounds()).containsExactly("6 to 0", "6 to 0", "0 to 7");
    }

    @Test
    @Rule({"CG-11.2", "CG-10.10"})
    void s18AnInvasionFindsNoLocation() {
        Scene scene = Scene.table()
                .sword(NORTH)
                .pillars(SOUTH, 1)
                .pantheon(SOUTH, HEARTH, SPRING, QUARRY, BELFRY)
                .nest(NORTH, BOG_MAW, DUNE_JACKAL)
                .hand(NORTH, SMOKE_DRAKE)
                .places(SMOKE_DRAKE)
                .never(LocationLost.class)
                .awaits("North: action");
        assertThat(scene.pantheon(SOUTH)).hasSize(4);
    }

    @Test
    @Rule("CG-8.13")
    void s19ElementDeckUsedUp() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elementDeck(SOUTH, fire(1), fire(2), fire(3))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .awaits("South: lay", "North: lay");
        assertThat(scene.elements(SOUTH)).hasSize(16);
        assertThat(scene.elementsDiscarded(SOUTH)).isEmpty();
        assertThat(scene.side(SOUTH).elements().drawn().cards()).hasSize(4);
    }

    private static Scene stalemate() {
        return Scene.table()
                .exhausted(SOUTH)
                .exhausted(NORTH)
                .vp(SOUTH, 9)
                .vp(NORTH, 9)
                .pantheon(SOUTH, CINDER_WARDEN, REEF_BARD, BOG_MAW, SMOKE_DRAKE)
                .pantheon(NORTH, STORM_QUEEN, GALE_FOX, ASH_SMITH);
    }

    @Test
    @Rule({"CG-13.5", "CG-13.7"})
    void s20Stalemate() {
        Scene scene = stalemate();
        for (int turn = 1; turn <= 5; turn++) {
            scene.passesSword();
        }
        scene.awaits("North: action").passesSword().won(SOUTH, "CG-13.5");
    }

    @Test
    @Rule("CG-13.5")
    void s20APointBeginsTheCountAgain() {
        Scene scene = stalemate()
                .nest(NORTH, BOG_MAW, SMOKE_DRAKE)
                .hand(NORTH, DUNE_JACKAL)
                .sword(NORTH);
        for (int turn = 1; turn <= 4; turn++) {
            scene.passesSword();
        }
        scene.places(DUNE_JACKAL);
        for (int turn = 5; turn <= 10; turn++) {
            scene.passesSword().awaits(turn % 2 == 1 ? "South: action" : "North: action");
        }
        scene.passesSword().won(NORTH, "CG-13.5");
    }
}
