package io.github.terrene.terralore.scenario;

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
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.DeckRearranged;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** The cards of Water. */
class WaterCardTest {
    private static Scene table() {
        return Scene.table().castles(8, 9);
    }

    @Test
    @Rule({"TL-14.4", "TL-1.3", "TL-6.5", "TL-10.3"})
    void poolOtterAndFloodgateHeron() {
        Scene scene = table().hand(SOUTH, WaterCards.POOL_OTTER, WaterCards.FLOODGATE_HERON, X, Y)
                .plan(SOUTH, card(WaterCards.POOL_OTTER, SOUTH_E), card(WaterCards.FLOODGATE_HERON, SOUTH_E, X, Y))
                .plan(NORTH);
        assertThat(scene.castle(NORTH)).isEqualTo(3);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.1", "TL-9.12"})
    void breakwaterOtter() {
        Scene scene = table().field(SOUTH_W, WaterCards.BREAKWATER_OTTER)
                .field(NORTH_W, plain("Ram", 3))
                .counting();
        assertThat(scene.castle(SOUTH)).isEqualTo(7);
        Scene attacking = table().field(SOUTH_E, WaterCards.BREAKWATER_OTTER).counting();
        assertThat(attacking.castle(NORTH)).isEqualTo(9);
        attacking.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-8.7"})
    void currentRider() {
        Scene scene = table().field(SOUTH_W, COIN).reveals(WaterCards.CURRENT_RIDER, SOUTH_W);
        assertThat(scene.field(SOUTH_E)).containsExactly("Coin");
        Scene alone = table().reveals(WaterCards.CURRENT_RIDER, SOUTH_W);
        assertThat(alone.field(SOUTH_W)).containsExactly("Current Rider");
        alone.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-8.7"})
    void undertowEel() {
        Scene scene = table().field(NORTH_W, COIN).reveals(WaterCards.UNDERTOW_EEL, SOUTH_W);
        assertThat(scene.field(NORTH_E)).containsExactly("Coin");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-5.6"})
    void tideReader() {
        Scene scene = table().reveals(WaterCards.TIDE_READER, SOUTH_W, X);
        assertThat(scene.side(SOUTH).deck().size()).isEqualTo(5);
        assertThat(scene.side(NORTH).deck().size()).isEqualTo(6);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-5.6", "TL-11.4"})
    void sharedSpring() {
        Scene scene = table().reveals(WaterCards.SHARED_SPRING, SOUTH_W);
        assertThat(scene.side(NORTH).deck().size()).isEqualTo(5);
        scene.awaitsPlans(3);
        table().deck(SOUTH, 0)
                .deck(NORTH, 0)
                .reveals(WaterCards.SHARED_SPRING, SOUTH_W)
                .won("TL-11.5", NORTH);
    }

    @Test
    @Rule({"TL-14.4", "TL-5.7"})
    void siltEel() {
        Scene scene = table().reveals(WaterCards.SILT_EEL, SOUTH_W).awaits("South: deck");
        scene.does(new Choose(SOUTH, new OwnChoice.Player(SOUTH)));
        assertThat(scene.graveyard(SOUTH)).containsExactly("Filler South 0", "Filler South 1");
        Scene empty = table().deck(NORTH, 1).reveals(WaterCards.SILT_EEL, SOUTH_W);
        empty.does(new Choose(SOUTH, new OwnChoice.Player(NORTH))).won("TL-11.2", SOUTH);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.5"})
    void messageHeron() {
        Scene scene = table().field(NORTH_W, WaterCards.MESSAGE_HERON).reveals(Workshop.LAST_RITE, SOUTH_W);
        assertThat(scene.side(NORTH).deck().size()).isEqualTo(5);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.17"})
    void ebb() {
        Scene scene = table().field(SOUTH_W, COIN).reveals(WaterCards.EBB, SOUTH_E);
        assertThat(scene.hand(SOUTH)).contains("Coin");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Ebb");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-14.5"})
    void crosscurrent() {
        Scene scene = table().field(NORTH_W, LightCards.GATE_STAG)
                .field(NORTH_E, COIN)
                .reveals(WaterCards.CROSSCURRENT, SOUTH_E);
        assertThat(scene.field(NORTH_E)).containsExactly("Gate Stag");
        assertThat(scene.points("Gate Stag")).isEqualTo(4);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.18"})
    void stillWater() {
        Scene scene = table().deck(SOUTH, X, Y)
                .reveals(WaterCards.STILL_WATER, SOUTH_W)
                .awaits("South: order");
        scene.does(new Choose(SOUTH, new OwnChoice.OnTop("y")));
        assertThat(scene.events().filter(DeckRearranged.class::isInstance)).hasSize(1);
        scene.awaitsPlans(3);
        table().deck(SOUTH, X).reveals(WaterCards.STILL_WATER, SOUTH_W).won("TL-11.2", NORTH);
    }
}
