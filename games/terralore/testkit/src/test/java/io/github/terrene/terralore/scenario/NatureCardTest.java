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
import io.github.terrene.terralore.event.PointsChanged;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.NatureCards;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** The cards of Nature. */
class NatureCardTest {
    private static Scene table() {
        return Scene.table().castles(8, 9);
    }

    @Test
    @Rule({"TL-14.4", "TL-14.2"})
    void brambleToadOrchardStagAndElderStag() {
        Scene scene = table().field(SOUTH_W, NatureCards.BRAMBLE_TOAD, NatureCards.ORCHARD_STAG, NatureCards.ELDER_STAG)
                .field(NORTH_W, plain("Ram", 12))
                .counting();
        assertThat(scene.castle(SOUTH)).as("1 + 3 + 7").isEqualTo(7);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.11"})
    void thicketPiper() {
        Scene scene = table().field(SOUTH_W, COIN)
                .field(SOUTH_E, plain("Far", 1))
                .reveals(NatureCards.THICKET_PIPER, SOUTH_W, X);
        assertThat(scene.points("Coin")).isEqualTo(2);
        assertThat(scene.points("Far")).isEqualTo(1);
        assertThat(scene.points("Thicket Piper")).isEqualTo(1);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-1.7", "TL-9.3"})
    void herdMother() {
        Scene scene =
                table().field(SOUTH_E, LightCards.SUN_LANCER, COIN).reveals(NatureCards.HERD_MOTHER, SOUTH_W, X, Y);
        assertThat(scene.points("Sun Lancer")).isEqualTo(5);
        assertThat(scene.points("Coin")).isEqualTo(1);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.5", "TL-8.6"})
    void seedWarden() {
        Scene scene =
                table().field(SOUTH_W, COIN, X).reveals(NatureCards.SEED_WARDEN, SOUTH_W, plain("P", 1), plain("Q", 1));
        assertThat(scene.field(SOUTH_W)).containsExactly("Coin", "X", "Seed Warden", "Sprout");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-8.3", "TL-9.5"})
    void seedJar() {
        Scene scene = table().field(SOUTH_W, NatureCards.SEED_JAR).reveals(Workshop.LAST_RITE, SOUTH_W);
        assertThat(scene.field(SOUTH_W)).containsExactly("Sprout");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-3.9", "TL-9.4", "TL-9.11"})
    void canopyOtter() {
        Scene scene = table().field(SOUTH_E, NatureCards.CANOPY_OTTER, COIN)
                .field(NORTH_E, plain("Wall", 1))
                .counting();
        assertThat(scene.castle(NORTH))
                .as("1 + 3 + 1 against 1: here is the whole column")
                .isEqualTo(5);
        assertThat(scene.points("Canopy Otter")).as("that turn only").isEqualTo(1);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-8.4", "TL-9.11"})
    void greatToad() {
        Scene scene = table().field(SOUTH_W, NatureCards.BRAMBLE_TOAD, NatureCards.SEED_JAR)
                .field(NORTH_W, DarknessCards.TOLL_TOAD)
                .field(SOUTH_E, DarknessCards.BROOD_TOAD)
                .reveals(NatureCards.GREAT_TOAD, SOUTH_W, X, Y, COIN, plain("Z", 1));
        assertThat(scene.points("Great Toad")).as("6 + 1 + 0 + 2").isEqualTo(9);
        assertThat(scene.field(SOUTH_W)).containsExactly("Great Toad", "Sprout");
        assertThat(scene.field(NORTH_W)).containsExactly("Toll Toad");
        scene.awaitsPlans(3);
        Scene alone = table().reveals(NatureCards.GREAT_TOAD, SOUTH_W, X, Y, COIN, plain("Z", 1));
        assertThat(alone.events().filter(PointsChanged.class::isInstance)).isEmpty();
        assertThat(alone.points("Great Toad")).isEqualTo(6);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.11"})
    void suddenGrowth() {
        Scene scene = table().field(SOUTH_E, COIN).reveals(NatureCards.SUDDEN_GROWTH, SOUTH_W);
        assertThat(scene.castle(NORTH)).isEqualTo(6);
        assertThat(scene.points("Coin")).isEqualTo(1);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-9.13"})
    void harvestMoon() {
        Scene scene = table().field(SOUTH_E, plain("Three", 3)).reveals(NatureCards.HARVEST_MOON, SOUTH_E, X, Y);
        assertThat(scene.castle(NORTH)).isEqualTo(3);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.4", "TL-5.2"})
    void windfall() {
        Scene scene = table().reveals(NatureCards.WINDFALL, SOUTH_W, X);
        assertThat(scene.side(SOUTH).deck().size()).isEqualTo(4);
        scene.awaitsPlans(3);
    }
}
