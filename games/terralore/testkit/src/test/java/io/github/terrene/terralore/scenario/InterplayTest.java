package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.X;
import static io.github.terrene.testkit.terralore.scenario.Scene.Y;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.NatureCards;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Interplay of cards of the set: what one does while another's effect waits, lasts or is put off. */
class InterplayTest {
    private static final Card Z = plain("Z", 1);
    private static final Card QUAKE =
            skill("Quake").onReveal(destroy(all(creatures(ANY, ANYWHERE)))).build();

    @Test
    @Rule({"TL-8.2", "TL-8.6", "TL-9.21"})
    void aMothThatMadeRoomForAFifthComesBackOnlyIfThereIsAPlaceAtTheEnd() {
        Scene full = Scene.table()
                .southTrails()
                .field(SOUTH_W, DarknessCards.RETURNING_MOTH, X, Y, Z)
                .reveals(plain("Fifth", 1), SOUTH_W)
                .chooses(SOUTH, "Returning Moth");
        assertThat(full.field(SOUTH_W)).containsExactly("X", "Y", "Z", "Fifth");
        assertThat(full.graveyard(SOUTH)).containsExactly("Returning Moth");
        full.awaitsPlans(3);
        Card fifth = plain("Fifth", 1);
        Card push = skill("Push")
                .onReveal(move(target(creatures(OWN, HERE)), OTHER_LANE))
                .build();
        Scene free = Scene.table()
                .southTrails()
                .hand(SOUTH, fifth, push)
                .field(SOUTH_W, DarknessCards.RETURNING_MOTH, X, Y, Z)
                .plan(SOUTH, card(fifth, SOUTH_W), card(push, SOUTH_W))
                .plan(NORTH)
                .chooses(SOUTH, "Returning Moth")
                .chooses(SOUTH, "Y");
        assertThat(free.field(SOUTH_W)).containsExactly("X", "Z", "Fifth", "Returning Moth");
        free.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.6", "TL-9.21"})
    void aMothThatIsOnTheFieldAgainDoesNotComeBackASecondTime() {
        Card call = skill("Call").onReveal(take(target(buried(OWN)), HERE)).build();
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, QUAKE, call)
                .field(SOUTH_W, DarknessCards.RETURNING_MOTH)
                .plan(SOUTH, card(QUAKE, SOUTH_W), card(call, SOUTH_E))
                .plan(NORTH);
        assertThat(scene.field(SOUTH_E)).containsExactly("Returning Moth");
        assertThat(scene.field(SOUTH_W)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.5", "TL-11.3", "TL-11.4"})
    void bothMessageHeronsAreDrawnForBeforeAnybodyHasLost() {
        Scene.table()
                .castles(3, 7)
                .deck(SOUTH, 0)
                .deck(NORTH, 0)
                .field(SOUTH_W, WaterCards.MESSAGE_HERON)
                .field(NORTH_E, WaterCards.MESSAGE_HERON)
                .reveals(QUAKE, SOUTH_E)
                .won("TL-11.5", NORTH);
    }

    @Test
    @Rule({"TL-5.8", "TL-9.5", "TL-9.17"})
    void aHeronReturnedToAFullHandIsBuriedWithoutBeingDestroyed() {
        Scene scene = Scene.table()
                .southTrails()
                .hand(NORTH, X, Y, Z, plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1))
                .field(NORTH_W, WaterCards.MESSAGE_HERON)
                .reveals(WaterCards.EBB, SOUTH_W);
        assertThat(scene.graveyard(NORTH)).startsWith("Message Heron");
        assertThat(scene.side(NORTH).deck().size())
                .as("only the two of turn 3 are drawn")
                .isEqualTo(6);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-1.10", "TL-8.7", "TL-10.5"})
    void theGuardianNoLongerShieldsWhenItIsMovedFromItsPosts() {
        Scene scene = Scene.table()
                .southTrails()
                .hand(NORTH, WaterCards.UNDERTOW_EEL)
                .field(SOUTH_W, LightCards.KEEPER_OF_TWO_GATES, Tokens.LEFT_POST, Tokens.RIGHT_POST)
                .field(NORTH_W, plain("Ram", 4))
                .field(NORTH_E, plain("Dam", 5))
                .plan(SOUTH)
                .plan(NORTH, card(WaterCards.UNDERTOW_EEL, NORTH_E))
                .chooses(NORTH, "Keeper of Two Gates");
        assertThat(scene.castle(SOUTH)).isEqualTo(5);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.3", "TL-8.11", "TL-9.5"})
    void theGreatToadDevoursAfterTheJarThatMadeRoomForIt() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, NatureCards.SEED_JAR, NatureCards.BRAMBLE_TOAD, X, Y)
                .reveals(NatureCards.GREAT_TOAD, SOUTH_W, Z, plain("A", 1), plain("B", 1), plain("C", 1))
                .chooses(SOUTH, "Seed Jar");
        assertThat(scene.field(SOUTH_W))
                .as("no Sprout, since the lane was full when the jar broke")
                .containsExactly("X", "Y", "Great Toad");
        assertThat(scene.points("Great Toad")).isEqualTo(7);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-10.1", "TL-11.3"})
    void aCastleThatFallsBeforeTotalsEndsTheGameBeforeTheyAreCounted() {
        Scene scene = Scene.table()
                .castles(1, 1)
                .field(SOUTH_W, DarknessCards.GNAWING_TOAD)
                .field(NORTH_W, DarknessCards.GNAWING_TOAD, plain("Ram", 9))
                .counting();
        scene.won("TL-11.1", SOUTH);
        assertThat(scene.events().exists(LanesCounted.class::isInstance)).isFalse();
        assertThat(scene.castle(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule({"TL-9.14", "TL-10.5"})
    void theWardCountsTheToadsBiteAndTheRamTogether() {
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("Ram", 9))
                .field(NORTH_E, DarknessCards.GNAWING_TOAD)
                .reveals(LightCards.WARD_OF_GLASS, SOUTH_W, X);
        assertThat(scene.castle(SOUTH)).isEqualTo(6);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-7.5", "TL-9.3", "TL-11.6"})
    void theCandleShinesForFieldPointsToo() {
        Scene scene = Scene.table()
                .castles(8, 8)
                .field(SOUTH_W, LightCards.LAST_CANDLE)
                .field(NORTH_E, X)
                .plan(SOUTH)
                .plan(NORTH);
        assertThat(scene.game().table().leader()).isEqualTo(NORTH);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.7", "TL-9.11", "TL-9.12"})
    void whatGrewForTheTurnKeepsItsGrowthWhenItIsMoved() {
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, NatureCards.SUDDEN_GROWTH, WaterCards.CURRENT_RIDER)
                .field(SOUTH_W, LightCards.SUN_LANCER)
                .field(NORTH_E, plain("Dam", 2))
                .plan(SOUTH, card(NatureCards.SUDDEN_GROWTH, SOUTH_W), card(WaterCards.CURRENT_RIDER, SOUTH_W))
                .plan(NORTH)
                .chooses(SOUTH, "Sun Lancer");
        assertThat(scene.castle(NORTH)).as("4 attacking + 2 this turn - 2").isEqualTo(6);
        assertThat(scene.points("Sun Lancer")).isEqualTo(4);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.15", "TL-9.24"})
    void aTollOnAnEmptyHandDoesNothing() {
        Scene scene = Scene.table().southTrails().reveals(DarknessCards.TOLL_TOAD, SOUTH_W);
        assertThat(scene.graveyard(NORTH)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.7", "TL-9.24", "TL-14.5"})
    void creaturesThatChangedLanesActInTheirNewLane() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, NatureCards.CANOPY_OTTER, X)
                .field(SOUTH_E, Y)
                .reveals(WaterCards.CROSSCURRENT, SOUTH_W)
                .chooses(SOUTH, "Canopy Otter");
        assertThat(scene.field(SOUTH_E)).containsExactly("Canopy Otter");
        assertThat(scene.castle(NORTH)).as("1 + 1 for itself, alone here").isEqualTo(8);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.8", "TL-9.25", "TL-3.8"})
    void aBurdenTakesOneOfItsControllersPlacesAndMayBeDestroyedByThatPlayer() {
        Scene scene = Scene.table()
                .castles(10, 9)
                .hand(SOUTH, Z)
                .hand(NORTH, plain("Fifth", 1))
                .field(SOUTH_W, X)
                .field(NORTH_W, Tokens.BURDEN, plain("A", 1), plain("B", 1), plain("C", 1))
                .plan(SOUTH, card(Z, SOUTH_W))
                .plan(NORTH, card(plain("Fifth", 1), NORTH_W))
                .awaits("North: place")
                .chooses(NORTH, "Burden");
        assertThat(scene.field(NORTH_W)).containsExactly("A", "B", "C", "Fifth");
        assertThat(scene.graveyard(NORTH)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.9", "TL-9.21"})
    void anEnemyRobbedOfItsTurnDoesNothing() {
        Card snuff = skill("Snuff")
                .onReveal(destroy(target(creatures(ENEMY, ANYWHERE))))
                .build();
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, DarknessCards.GNAWING_TOAD)
                .reveals(snuff, SOUTH_E);
        assertThat(scene.castle(SOUTH)).isEqualTo(9);
        assertThat(scene.graveyard(NORTH)).containsExactly("Gnawing Toad");
        scene.awaitsPlans(3);
    }
}
