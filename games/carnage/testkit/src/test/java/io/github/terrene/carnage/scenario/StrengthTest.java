package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.relic;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.DuelEnded;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 8: who wins a round, and how strong a side is. */
class StrengthTest {
    /** South's fighter in round 1 with this card, and nobody against it. */
    private static int strength(Scene scene, ElementCard laid) {
        scene.put(SOUTH, 2, OLD_KING)
                .company(NORTH, GALE_FOX)
                .elements(SOUTH, laid, earth(3), air(3), water(3))
                .elements(NORTH, air(1), air(2), air(5), air(8))
                .attacks(1, 2, 0)
                .blocks(NORTH, 0, 0, 1)
                .lays(SOUTH, laid, earth(3), air(3))
                .lays(NORTH, air(1), air(2), air(5));
        return scene.events(RoundFought.class).head().round().attack();
    }

    @Test
    @Rule("CG-8.6")
    void itIsThePrintedValueInTheElementOfTheCardAndTheNumberOfTheCard() {
        assertThat(strength(Scene.table().put(SOUTH, 1, CINDER_WARDEN), fire(2)))
                .isEqualTo(4 + 2);
        assertThat(strength(Scene.table().put(SOUTH, 1, CINDER_WARDEN), earth(2)))
                .isEqualTo(2 + 2);
        assertThat(strength(Scene.table().put(SOUTH, 1, CINDER_WARDEN), water(2)))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CG-8.6", "CG-3.5", "CG-6.14"})
    void eachDuplicateAddsOneInAllElementsOfTheLegendAndInNoOther() {
        Scene reinforced = Scene.table().put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN, CINDER_WARDEN);
        assertThat(strength(reinforced, air(1))).isEqualTo(2 + 1 + 2);
        Scene foreign = Scene.table().put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN, CINDER_WARDEN);
        assertThat(strength(foreign, water(1))).isEqualTo(1);
    }

    @Test
    @Rule({"CG-8.16", "CG-6.14"})
    void theBonusOfARelicAndItsAwakeningCountInItsElementOwnOrNot() {
        Scene own = Scene.table().put(SOUTH, 1, CINDER_WARDEN).put(SOUTH, 1, SPARK_LENS, SPARK_LENS);
        assertThat(strength(own, fire(1))).isEqualTo(4 + 1 + 1 + 1);
        Scene foreign = Scene.table().put(SOUTH, 1, CINDER_WARDEN).put(SOUTH, 1, TIDE_RING, TIDE_RING);
        assertThat(strength(foreign, water(1))).isEqualTo(1 + 1 + 1);
        Scene elsewhere = Scene.table().put(SOUTH, 1, CINDER_WARDEN).put(SOUTH, 1, TIDE_RING, TIDE_RING);
        assertThat(strength(elsewhere, fire(1))).isEqualTo(4 + 1);
    }

    @Test
    @Rule({"CG-8.16", "CG-6.14"})
    void awakeningDoesNotRaisePowers() {
        Card miner = legend("Miner", EARTH, 1)
                .power(0, Words.gainShards(Words.OWN, 2))
                .build();
        Scene scene = Scene.table().put(SOUTH, 1, miner, miner).uses(1).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(5);
    }

    @Test
    @Rule({"CG-8.6", "CG-11.4"})
    void everyPillarAddsOneInTheFightersOwnElements() {
        assertThat(strength(Scene.table().pillars(SOUTH, 2).put(SOUTH, 1, CINDER_WARDEN), air(1)))
                .isEqualTo(2 + 1 + 2);
        assertThat(strength(Scene.table().pillars(SOUTH, 2).put(SOUTH, 1, CINDER_WARDEN), water(1)))
                .isEqualTo(1);
        Scene relic = Scene.table().pillars(SOUTH, 1).putBearing(SOUTH, 1, CINDER_WARDEN, TIDE_RING);
        assertThat(strength(relic, water(1))).isEqualTo(1 + 1);
    }

    @Test
    @Rule("CG-8.15")
    void theWorkedExample() {
        Scene scene = Scene.table()
                .pillars(SOUTH, 1)
                .put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN)
                .put(SOUTH, 1, SPARK_LENS)
                .put(SOUTH, 2, REEF_BARD)
                .company(NORTH, GALE_FOX, STONE_NURSE, ASH_SMITH)
                .elements(SOUTH, fire(5), water(1), earth(2), air(1))
                .elements(NORTH, air(8), earth(2), fire(1), water(1))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 3)
                .lays(SOUTH, fire(5), water(1), earth(2))
                .lays(NORTH, air(8), earth(2), fire(1))
                .awaits("North: keep");
        assertThat(scene.rounds()).containsExactly("12 to 11", "5 to 5", "0 to 3");
        scene.loses(NORTH).never(Ascended.class).awaits("South: action");
        assertThat(scene.discarded(NORTH)).containsExactly("Gale Fox");
        assertThat(scene.events(DuelEnded.class)).containsExactly(new DuelEnded(Option.none()));
    }

    @Test
    @Rule({"CG-8.7", "CG-8.8"})
    void theGreaterStrengthWinsTheRoundAndEqualStrengthsBeatNobody() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD, GALE_FOX)
                .company(NORTH, STONE_NURSE, ASH_SMITH, OLD_KING)
                .elements(SOUTH, fire(2), water(2), air(1), air(2))
                .elements(NORTH, earth(1), earth(3), earth(2), air(2))
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 2, 3)
                .lays(SOUTH, fire(2), water(2), air(1))
                .lays(NORTH, earth(1), earth(3), earth(2))
                .awaits("South: keep");
        assertThat(scene.rounds()).containsExactly("6 to 4", "5 to 5", "4 to 7");
        assertThat(scene.events(RoundFought.class).map(each -> each.round().beaten()))
                .containsExactly(Option.some(NORTH), Option.none(), Option.some(SOUTH));
    }
}
