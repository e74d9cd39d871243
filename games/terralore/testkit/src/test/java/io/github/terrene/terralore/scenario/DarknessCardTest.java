package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
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
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.StarterTraits;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** The cards of Darkness. */
class DarknessCardTest {
    private static Scene table() {
        return Scene.table().castles(8, 9);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.6", "TL-9.9"})
    void needleEelAndGraveMoth() {
        Scene scene = table().field(NORTH_W, plain("Small", 2), plain("Large", 3))
                .field(NORTH_E, COIN)
                .reveals(DarknessCards.NEEDLE_EEL, SOUTH_W, X);
        assertThat(scene.field(NORTH_W)).containsExactly("Large");
        Scene moth = table().field(NORTH_W, plain("Small", 4), plain("Large", 5))
                .reveals(DarknessCards.GRAVE_MOTH, SOUTH_W, X, Y);
        assertThat(moth.field(NORTH_W)).containsExactly("Large");
        Scene own = table().field(SOUTH_W, COIN).reveals(DarknessCards.NEEDLE_EEL, SOUTH_W, X);
        assertThat(own.field(SOUTH_W)).containsExactly("Needle Eel");
        own.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.4"})
    void gnawingToad() {
        Scene scene = table().field(SOUTH_W, DarknessCards.GNAWING_TOAD).counting();
        assertThat(scene.castle(NORTH)).isEqualTo(8);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.6", "TL-8.10"})
    void returningMoth() {
        Scene scene = table().field(SOUTH_W, DarknessCards.RETURNING_MOTH)
                .graveyard(SOUTH, X)
                .reveals(Workshop.LAST_RITE, SOUTH_W);
        assertThat(scene.field(SOUTH_W)).containsExactly("Returning Moth");
        assertThat(scene.graveyard(SOUTH)).containsExactly("X");
        Scene revealed = table().graveyard(SOUTH, COIN)
                .reveals(DarknessCards.RETURNING_MOTH, SOUTH_E, LightCards.PALE_JUDGE, DarknessCards.SNUFF_OUT);
        assertThat(revealed.field(SOUTH_E)).containsExactly("Returning Moth", "Coin");
        Card[] three = {plain("A", 1), plain("B", 1), plain("C", 1)};
        Card quake = skill("Quake")
                .onReveal(destroy(target(creatures(OWN, HERE).of(StarterTraits.MOTH))))
                .build();
        Scene full = table().field(SOUTH_W, DarknessCards.RETURNING_MOTH)
                .field(SOUTH_W, three)
                .hand(SOUTH, quake, COIN)
                .plan(SOUTH, card(quake, SOUTH_W), card(COIN, SOUTH_W))
                .plan(NORTH);
        assertThat(full.field(SOUTH_W)).containsExactly("A", "B", "C", "Coin");
        full.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-8.8"})
    void broodToad() {
        Scene scene = table().reveals(DarknessCards.BROOD_TOAD, SOUTH_W, X);
        assertThat(scene.field(NORTH_W)).containsExactly("Burden");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.15"})
    void hungryEel() {
        Scene scene = table().hand(SOUTH, X, Y)
                .reveals(DarknessCards.HUNGRY_EEL, SOUTH_W)
                .awaits("South: discard");
        scene.discards(SOUTH, Y);
        assertThat(scene.graveyard(SOUTH)).containsExactly("Y");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-11.3"})
    void bloodMoth() {
        Scene scene = table().reveals(DarknessCards.BLOOD_MOTH, SOUTH_W);
        assertThat(scene.castle(SOUTH)).isEqualTo(7);
        scene.awaitsPlans(3);
        table().castles(1, 9).reveals(DarknessCards.BLOOD_MOTH, SOUTH_W).won("TL-11.1", NORTH);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.15", "TL-9.16"})
    void tollToad() {
        Scene scene = table().hand(NORTH, X, Y)
                .reveals(DarknessCards.TOLL_TOAD, SOUTH_W)
                .awaits("North: discard");
        scene.discards(NORTH, X);
        assertThat(scene.graveyard(NORTH)).containsExactly("X");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.15"})
    void thievingMoth() {
        Scene scene = table().hand(NORTH, X, Y).reveals(DarknessCards.THIEVING_MOTH, SOUTH_W, COIN);
        assertThat(scene.graveyard(NORTH)).hasSize(1);
        scene.awaitsPlans(3);
        Scene low = table().hand(NORTH, X, Y).rolls(1).reveals(DarknessCards.THIEVING_MOTH, SOUTH_W, COIN);
        Scene high = table().hand(NORTH, X, Y).rolls(6).reveals(DarknessCards.THIEVING_MOTH, SOUTH_W, COIN);
        assertThat(low.graveyard(NORTH)).as("chance decides").isNotEqualTo(high.graveyard(NORTH));
    }

    @Test
    @Rule({"TL-14.4", "TL-1.4"})
    void snuffOut() {
        Scene scene = table().field(NORTH_E, plain("Giant", 9)).reveals(DarknessCards.SNUFF_OUT, SOUTH_W, X, Y);
        assertThat(scene.graveyard(NORTH)).containsExactly("Giant");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.11"})
    void coldSnap() {
        Scene scene =
                table().field(NORTH_W, WaterCards.FLOODGATE_HERON, COIN).reveals(DarknessCards.COLD_SNAP, SOUTH_W);
        assertThat(scene.castle(SOUTH)).as("5 - 3 + 1").isEqualTo(5);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-11.3"})
    void fallingStar() {
        Scene scene = table().reveals(DarknessCards.FALLING_STAR, SOUTH_W, X, Y);
        assertThat(scene.castle(NORTH)).isEqualTo(7);
        scene.awaitsPlans(3);
    }
}
