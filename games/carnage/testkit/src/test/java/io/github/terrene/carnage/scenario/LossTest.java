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
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.DuplicateLost;
import io.github.terrene.carnage.event.LegendKept;
import io.github.terrene.carnage.event.LegendLost;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 9: losses. */
class LossTest {
    private static final Options DISCARDED = Options.standard().withRelicFate(RelicFate.DISCARDED);

    /** South loses rounds 1 and 2 with Cinder Warden and Reef Bard, and wins nothing. */
    private static Scene beaten(Scene scene) {
        return scene.put(SOUTH, 2, REEF_BARD)
                .company(NORTH, STONE_NURSE, OLD_KING)
                .elements(SOUTH, water(1), air(1), air(2), air(3))
                .elements(NORTH, earth(8), earth(5), earth(1), earth(2))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, water(1), air(1), air(2))
                .lays(NORTH, earth(8), earth(5), earth(1));
    }

    private static Scene plain() {
        return beaten(Scene.table().put(SOUTH, 1, CINDER_WARDEN));
    }

    @Test
    @Rule({"CG-9.1", "CG-9.3"})
    void eachLossIsDecidedInTheOrderOfTheRounds() {
        Scene scene =
                plain().awaits("South: keep").loses(SOUTH).awaits("South: keep").keeps(SOUTH);
        assertThat(scene.events(LegendLost.class)).containsExactly(new LegendLost(SOUTH, 1, CINDER_WARDEN));
        assertThat(scene.events(LegendKept.class)).containsExactly(new LegendKept(SOUTH, 2, REEF_BARD, false));
        assertThat(scene.raiven(SOUTH)).isEqualTo(2);
        scene.awaits("South: action");
    }

    @Test
    @Rule({"CG-9.1", "CG-9.2"})
    void theActivePlayersLossesComeFirstAndBeforeTheAscension() {
        Scene scene = Scene.table()
                .sword(NORTH)
                .company(NORTH, CINDER_WARDEN, REEF_BARD, GALE_FOX)
                .company(SOUTH, STONE_NURSE, ASH_SMITH, STORM_QUEEN)
                .elements(NORTH, fire(8), water(8), earth(1), air(1))
                .elements(SOUTH, earth(1), earth(2), air(8), air(2))
                .attacks(1, 2, 3)
                .blocks(SOUTH, 1, 2, 3)
                .lays(NORTH, fire(8), water(8), earth(1))
                .lays(SOUTH, earth(1), earth(2), air(8))
                .awaits("North: keep")
                .loses(NORTH)
                .awaits("South: keep")
                .keeps(SOUTH)
                .awaits("South: keep")
                .loses(SOUTH)
                .never(Ascended.class)
                .awaits("North: ascend");
        assertThat(scene.discarded(NORTH)).containsExactly("Gale Fox");
        assertThat(scene.discarded(SOUTH)).containsExactly("Ash Smith");
        assertThat(scene.options()).containsExactly(new OwnChoice.At(1), new OwnChoice.At(2));
    }

    @Test
    @Rule({"CG-9.2", "CG-9.12"})
    void aReinforcedLegendLosesTheDuplicatePutUnderLastWithoutAQuestion() {
        Scene scene = beaten(Scene.table()
                        .raiven(SOUTH, 1)
                        .put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN, CINDER_WARDEN.inPremium()))
                .awaits("South: keep");
        assertThat(scene.events(DuplicateLost.class))
                .containsExactly(new DuplicateLost(SOUTH, 1, CINDER_WARDEN.inPremium()));
        assertThat(scene.side(SOUTH).spearhead().legend(1).get().under()).containsExactly(CINDER_WARDEN);
        assertThat(scene.raiven(SOUTH)).isEqualTo(1);
        scene.keeps(SOUTH).awaits("South: action");
        assertThat(scene.legend(SOUTH, 2)).isEqualTo("Reef Bard");
    }

    @Test
    @Rule({"CG-9.11", "CG-12.14"})
    void withoutRaivenALegendIsLostWithoutAQuestion() {
        Scene scene = beaten(Scene.table().raiven(SOUTH, 0).put(SOUTH, 1, CINDER_WARDEN))
                .awaits("South: action");
        assertThat(scene.discarded(SOUTH)).containsExactly("Cinder Warden", "Reef Bard");
        Scene one = beaten(Scene.table().raiven(SOUTH, 1).put(SOUTH, 1, CINDER_WARDEN))
                .keeps(SOUTH)
                .awaits("South: action");
        assertThat(one.discarded(SOUTH)).containsExactly("Reef Bard");
        assertThat(one.raiven(SOUTH)).isZero();
    }

    @Test
    @Rule({"CG-9.4", "CG-6.15"})
    void theRelicStaysWithItsDuplicatesAndServesTheNextLegendThere() {
        Scene scene = beaten(Scene.table().put(SOUTH, 1, CINDER_WARDEN).put(SOUTH, 1, SPARK_LENS, SPARK_LENS))
                .loses(SOUTH)
                .keeps(SOUTH)
                .awaits("South: action");
        assertThat(scene.legend(SOUTH, 1)).isEmpty();
        assertThat(scene.relic(SOUTH, 1)).isEqualTo("Spark Lens");
        assertThat(scene.relicDuplicates(SOUTH, 1)).isEqualTo(1);
        scene.hand(SOUTH, ASH_SMITH, HEARTH).ap(SOUTH, 2).adds(ASH_SMITH, 1).awaits("South: action");
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Ash Smith");
    }

    @Test
    @Rule({"CG-9.4", "CG-9.10"})
    void withTheOptionTheRelicGoesAtOnceWithItsDuplicates() {
        Scene scene = beaten(Scene.table()
                        .options(DISCARDED)
                        .hand(SOUTH, ASH_SMITH)
                        .put(SOUTH, 1, CINDER_WARDEN)
                        .put(SOUTH, 1, SPARK_LENS, SPARK_LENS))
                .loses(SOUTH)
                .awaits("South: keep");
        assertThat(scene.discarded(SOUTH)).containsExactly("Cinder Warden", "Spark Lens", "Spark Lens");
        scene.keeps(SOUTH).awaits("South: action");
        assertThat(scene.relic(SOUTH, 1)).isEmpty();
    }

    @Test
    @Rule("CG-9.10")
    void aLostLegendIsNotReplaced() {
        Scene scene = beaten(Scene.table().hand(SOUTH, STORM_QUEEN).put(SOUTH, 1, CINDER_WARDEN))
                .loses(SOUTH)
                .loses(SOUTH)
                .awaits("South: action");
        assertThat(scene.hand(SOUTH)).containsExactly("Storm Queen");
        assertThat(scene.raiven(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-8.11", "CG-9.3"})
    void whoIsNotAskedIsToldTheRuleAndTheOfferedAnswersAreAllThereAre() {
        Scene scene = plain();
        assertThat(scene.options()).containsExactly(Choice.YES, Choice.NO);
        scene.refuses(new Choose(NORTH, Choice.YES), "CG-9.3/not-awaited")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.Rescued()),
                        "no effect keeps a beaten Legend in this duel (CG-12.12/no-rescue)")
                .refuses(new Choose(SOUTH, new OwnChoice.At(1)), "CG-9.3/not-offered")
                .awaits("South: keep");
    }
}
