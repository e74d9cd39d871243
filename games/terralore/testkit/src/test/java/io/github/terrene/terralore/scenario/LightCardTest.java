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
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.NatureCards;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** The cards of Light. */
class LightCardTest {
    private static Scene table() {
        return Scene.table().castles(8, 9);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.1"})
    void lampMothGateStagAndSunLancer() {
        Scene scene = table().field(SOUTH_W, LightCards.LAMP_MOTH, LightCards.GATE_STAG, LightCards.SUN_LANCER)
                .field(NORTH_W, plain("Ram", 9))
                .counting();
        assertThat(scene.castle(SOUTH)).as("3 + 4 + 1").isEqualTo(7);
        assertThat(table().field(SOUTH_E, LightCards.GATE_STAG, LightCards.SUN_LANCER)
                        .counting()
                        .castle(NORTH))
                .isEqualTo(4);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.9"})
    void bannerHeron() {
        Scene scene = table().field(SOUTH_W, COIN)
                .field(NORTH_W, plain("Foe", 1))
                .reveals(LightCards.BANNER_HERON, SOUTH_W, X, Y, plain("Z", 1));
        assertThat(scene.points("Coin")).isEqualTo(3);
        assertThat(scene.points("Foe")).isEqualTo(1);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-1.6", "TL-9.3"})
    void dawnHerald() {
        Scene scene = table().field(SOUTH_E, LightCards.LAMP_MOTH, DarknessCards.GRAVE_MOTH)
                .reveals(LightCards.DAWN_HERALD, SOUTH_W, X, Y);
        assertThat(scene.points("Lamp Moth")).isEqualTo(4);
        assertThat(scene.points("Grave Moth")).isEqualTo(3);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.7"})
    void paleJudge() {
        Scene scene = table().field(NORTH_W, plain("Foe", 1))
                .graveyard(NORTH, plain("Dead", 1))
                .reveals(LightCards.PALE_JUDGE, SOUTH_W, X, Y, COIN)
                .awaits("South: target");
        scene.does(new Choose(SOUTH, new OwnChoice.Buried(NORTH, "dead")));
        assertThat(scene.exile(NORTH)).containsExactly("Dead");
        assertThat(scene.field(NORTH_W)).containsExactly("Foe");
        scene.awaitsPlans(3);
        Scene creature = table().field(NORTH_W, plain("Foe", 1))
                .graveyard(NORTH, plain("Dead", 1))
                .reveals(LightCards.PALE_JUDGE, SOUTH_W, X, Y, COIN)
                .chooses(SOUTH, "Foe");
        assertThat(creature.exile(NORTH)).containsExactly("Foe");
        assertThat(creature.graveyard(NORTH)).containsExactly("Dead");
        creature.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-1.10", "TL-9.14", "TL-10.5"})
    void keeperOfTwoGates() {
        Scene scene = table().field(NORTH_W, plain("Ram", 20))
                .reveals(LightCards.KEEPER_OF_TWO_GATES, SOUTH_W, X, Y, COIN, plain("Z", 1));
        assertThat(scene.field(SOUTH_W)).containsExactly("Keeper of Two Gates", "Left Post", "Right Post");
        assertThat(scene.castle(SOUTH)).isEqualTo(8);
        Scene attacking = table().castles(9, 9)
                .field(NORTH_E, plain("Dam", 1))
                .field(SOUTH_E, LightCards.KEEPER_OF_TWO_GATES, Tokens.LEFT_POST, Tokens.RIGHT_POST)
                .field(NORTH_W, plain("Ram", 4))
                .counting();
        assertThat(attacking.castle(SOUTH)).as("it must be the defending lane").isEqualTo(5);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-7.4", "TL-9.3"})
    void lastCandle() {
        Scene scene = table().reveals(LightCards.LAST_CANDLE, SOUTH_W);
        assertThat(scene.points("Last Candle")).isEqualTo(2);
        assertThat(table().castles(9, 9)
                        .field(SOUTH_E, LightCards.LAST_CANDLE)
                        .counting()
                        .castle(NORTH))
                .isEqualTo(7);
        assertThat(table().castles(9, 8)
                        .field(SOUTH_E, LightCards.LAST_CANDLE)
                        .counting()
                        .castle(NORTH))
                .isEqualTo(8);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-8.10", "TL-1.11"})
    void morningCaller() {
        Scene scene = table().graveyard(SOUTH, LightCards.LAMP_MOTH, DarknessCards.GRAVE_MOTH, DarknessCards.SNUFF_OUT)
                .reveals(
                        LightCards.MORNING_CALLER,
                        SOUTH_W,
                        LightCards.PALE_JUDGE,
                        LightCards.DAWN_HERALD,
                        DarknessCards.COLD_SNAP);
        assertThat(scene.field(SOUTH_W)).containsExactly("Morning Caller", "Lamp Moth");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.3"})
    void mendedGate() {
        Scene scene = table().reveals(LightCards.MENDED_GATE, SOUTH_W);
        assertThat(scene.castle(SOUTH)).isEqualTo(10);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.14"})
    void wardOfGlass() {
        Scene scene = table().field(NORTH_W, plain("Ram", 7)).reveals(LightCards.WARD_OF_GLASS, SOUTH_W, X);
        assertThat(scene.castle(SOUTH)).isEqualTo(5);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.7"})
    void blindingNoon() {
        Scene scene = table().field(NORTH_W, NatureCards.SEED_JAR).reveals(LightCards.BLINDING_NOON, SOUTH_E, X, Y);
        assertThat(scene.exile(NORTH)).containsExactly("Seed Jar");
        assertThat(scene.field(NORTH_W))
                .as("being exiled is not being destroyed")
                .isEmpty();
        scene.awaitsPlans(3);
    }
}
