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
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.RelicDiscarded;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.AscensionAfterWin;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 9: ascension. */
class AscensionTest {
    /** South attacks with Cinder Warden and Reef Bard, wins both rounds and beats Stone Nurse, who is saved by a duplicate. */
    private static Scene won(Scene scene) {
        return scene.put(SOUTH, 1, CINDER_WARDEN)
                .put(SOUTH, 2, REEF_BARD)
                .put(NORTH, 1, STONE_NURSE, STONE_NURSE)
                .elements(SOUTH, fire(8), water(5), air(2), air(3))
                .elements(NORTH, air(1), air(5), earth(1), earth(2))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(8), water(5), air(2))
                .lays(NORTH, air(1), air(5), earth(1));
    }

    private static Scene won() {
        return won(Scene.table());
    }

    @Test
    @Rule({"CG-9.5", "CG-9.6"})
    void theWinnerGainsThePrintedLevelWhateverWasPaidAndCannotDecline() {
        Scene scene = won(Scene.table().realm(SOUTH, HEARTH, FORGE))
                .awaits("South: ascend")
                .refuses(new Choose(SOUTH, new OwnChoice.Nothing()), "CG-9.6/no-ascension")
                .refusesSaying(new Choose(SOUTH, new OwnChoice.At(3)), "no Legend stands at place 3 (CG-9.7/no-legend)")
                .ascends(SOUTH, 1)
                .awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
        assertThat(scene.pantheon(SOUTH)).containsExactly("Cinder Warden");
        assertThat(scene.legend(SOUTH, 1)).isEmpty();
    }

    @Test
    @Rule({"CG-9.7", "CG-9.3"})
    void alsoALegendThatWasBeatenAndKeptMayAscend() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD, GALE_FOX)
                .put(NORTH, 1, STONE_NURSE)
                .elements(SOUTH, water(1), water(5), air(2), air(3))
                .elements(NORTH, earth(8), air(5), earth(1), earth(2))
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, water(1), water(5), air(2))
                .lays(NORTH, earth(8), air(5), earth(1))
                .keeps(SOUTH)
                .ascends(SOUTH, 1)
                .awaits("South: action");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Cinder Warden");
        assertThat(scene.raiven(SOUTH)).isEqualTo(2);
    }

    @Test
    @Rule("CG-9.7")
    void aLostLegendIsNotAmongThoseThatMayAscend() {
        Scene scene = Scene.table()
                .raiven(SOUTH, 0)
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .put(NORTH, 1, STONE_NURSE, STONE_NURSE)
                .put(NORTH, 2, GALE_FOX)
                .elements(SOUTH, water(1), water(8), fire(8), air(3))
                .elements(NORTH, earth(8), air(1), earth(1), earth(2));
        scene.put(SOUTH, 3, ASH_SMITH)
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, water(1), water(8), fire(8))
                .lays(NORTH, earth(8), air(1), earth(1))
                .awaits("North: keep")
                .keeps(NORTH)
                .awaits("South: ascend");
        assertThat(scene.options()).containsExactly(new OwnChoice.At(2), new OwnChoice.At(3));
    }

    @Test
    @Rule({"CG-9.9", "CG-9.11", "CG-14.2"})
    void everybodyWithARaivenAndACardInHandIsAskedForAReplacement() {
        Scene without = won(Scene.table().hand(SOUTH, HEARTH)).ascends(SOUTH, 1).awaits("South: replace");
        assertThat(without.options()).containsExactly(new OwnChoice.Nothing());
        assertThat(without.seenBy(NORTH).prompt().get().toString()).doesNotContain("Nothing");
        without.declines(SOUTH).awaits("South: action");
        Scene poor =
                won(Scene.table().raiven(SOUTH, 0).hand(SOUTH, STORM_QUEEN)).ascends(SOUTH, 1);
        poor.awaits("South: action");
        Scene empty = won().ascends(SOUTH, 1);
        empty.awaits("South: action");
    }

    @Test
    @Rule({"CG-9.9", "CG-3.6"})
    void theReplacementMayHaveTheNameOfTheOneThatLeft() {
        Scene scene = won(Scene.table().shards(SOUTH, 0).hand(SOUTH, CINDER_WARDEN, REEF_BARD, SPARK_LENS))
                .ascends(SOUTH, 1)
                .awaits("South: replace");
        assertThat(scene.options()).containsExactly(new Choice.InHand("cinder-warden"), new OwnChoice.Nothing());
        scene.choosesFromHand(SOUTH, CINDER_WARDEN).awaits("South: action");
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Cinder Warden");
        assertThat(scene.raiven(SOUTH)).isEqualTo(2);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.ap(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule({"CG-9.8", "CG-9.13"})
    void duplicatesAreDiscardedWithTheAscension() {
        Scene scene = Scene.table()
                .put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN)
                .put(SOUTH, 2, REEF_BARD)
                .hand(SOUTH, STORM_QUEEN)
                .attacks()
                .ascends(SOUTH, 1)
                .awaits("South: replace");
        assertThat(scene.discarded(SOUTH)).containsExactly("Cinder Warden");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
        assertThat(scene.pantheon(SOUTH)).hasSize(1);
    }

    @Test
    @Rule({"CG-9.13", "CG-13.1"})
    void withFifteenPointsNothingMoreIsAsked() {
        won(Scene.table().vp(SOUTH, 12).hand(SOUTH, STORM_QUEEN))
                .ascends(SOUTH, 1)
                .won(SOUTH);
    }

    private static Scene lens(Card... hand) {
        return Scene.table()
                .options(Options.standard().withRelicFate(RelicFate.DISCARDED))
                .put(SOUTH, 1, CINDER_WARDEN)
                .put(SOUTH, 1, SPARK_LENS, SPARK_LENS)
                .put(SOUTH, 2, REEF_BARD)
                .hand(SOUTH, hand)
                .attacks()
                .ascends(SOUTH, 1);
    }

    @Test
    @Rule({"CG-9.4", "CG-9.13"})
    void withTheOptionTheRelicGoesUnlessTheLegendIsReplaced() {
        Scene replaced = lens(STORM_QUEEN).choosesFromHand(SOUTH, STORM_QUEEN).awaits("South: action");
        assertThat(replaced.relic(SOUTH, 1)).isEqualTo("Spark Lens");
        assertThat(replaced.relicDuplicates(SOUTH, 1)).isEqualTo(1);
        Scene declined = lens(STORM_QUEEN)
                .awaits("South: replace")
                .never(RelicDiscarded.class)
                .declines(SOUTH);
        assertThat(declined.discarded(SOUTH)).containsExactly("Spark Lens", "Spark Lens");
        Scene notAsked = lens().awaits("South: action");
        assertThat(notAsked.discarded(SOUTH)).containsExactly("Spark Lens", "Spark Lens");
        declined.awaits("South: action");
    }

    @Test
    @Rule("CG-9.4")
    void withoutTheOptionTheRelicStays() {
        Scene scene = Scene.table()
                .putBearing(SOUTH, 1, CINDER_WARDEN, SPARK_LENS)
                .put(SOUTH, 2, REEF_BARD)
                .attacks()
                .ascends(SOUTH, 1)
                .awaits("South: action");
        assertThat(scene.relic(SOUTH, 1)).isEqualTo("Spark Lens");
    }

    @Test
    @Rule("CG-9.6")
    void withTheOptionAWinnerMayDecline() {
        Scene scene = won(Scene.table().options(Options.standard().withAscensionAfterWin(AscensionAfterWin.OPTIONAL)))
                .awaits("South: ascend")
                .refuses(new Choose(NORTH, new OwnChoice.Nothing()), "CG-9.6/not-awaited")
                .declines(SOUTH)
                .awaits("South: action");
        assertThat(scene.vp(SOUTH)).isZero();
    }
}
