package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 6: Locations, Monsters, and strengthening the team. */
class PlacementTest {
    @Test
    @Rule({"CG-6.6", "CG-6.7", "CG-6.9"})
    void aLocationComesToTheRealmAndAMonsterToTheNest() {
        Scene scene = Scene.table()
                .shards(SOUTH, 3)
                .hand(SOUTH, SPRING, BOG_MAW, REEF_BARD)
                .places(SPRING)
                .places(BOG_MAW);
        assertThat(scene.events(Paid.class)).containsExactly(new Paid(SOUTH, 1, 1), new Paid(SOUTH, 1, 1));
        assertThat(scene.realm(SOUTH)).containsExactly("Spring");
        assertThat(scene.nest(SOUTH)).containsExactly("Bog Maw");
        scene.refusesSaying(
                        new Place(SOUTH, REEF_BARD.id()),
                        "Reef Bard is neither a Location nor a Monster (CG-6.6/other-type)")
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-6.7", "CG-6.8"})
    void locationsOfTheOwnRealmAloneReducePrices() {
        Scene.table()
                .realm(NORTH, SPRING)
                .realm(SOUTH, HEARTH)
                .shards(SOUTH, 0)
                .hand(SOUTH, SPRING, FORGE, BOG_MAW)
                .refuses(new Place(SOUTH, SPRING.id()), "CG-6.1/few-shards")
                .refuses(new Place(SOUTH, BOG_MAW.id()), "CG-6.1/few-shards")
                .places(FORGE)
                .awaits("South: action");
    }

    @Test
    @Rule("CG-6.8")
    void eachLocationOfItsElementTakesOneFromThePrice() {
        Scene scene = Scene.table()
                .realm(SOUTH, HEARTH, FORGE)
                .company(SOUTH, CINDER_WARDEN)
                .hand(SOUTH, CINDER_WARDEN, SPARK_LENS, SMOKE_DRAKE)
                .reinforces(CINDER_WARDEN)
                .adds(SPARK_LENS, 1)
                .places(SMOKE_DRAKE);
        assertThat(scene.events(Paid.class).map(Paid::shards)).containsExactly(1, 0, 1);
        scene.awaits("North: draw");
    }

    @Test
    @Rule({"CG-6.10", "CG-6.11"})
    void aLegendNeedsAnEmptyPlaceAndARelicALegendWithoutOne() {
        Scene.table()
                .putBearing(SOUTH, 1, ASH_SMITH, SPARK_LENS)
                .hand(SOUTH, REEF_BARD, TIDE_RING, HEARTH)
                .refusesSaying(new Add(SOUTH, REEF_BARD.id(), 1), "place 1 is taken (CG-6.11/taken)")
                .refusesSaying(new Add(SOUTH, TIDE_RING.id(), 1), "place 1 is taken (CG-6.11/taken)")
                .refusesSaying(new Add(SOUTH, TIDE_RING.id(), 2), "no Legend stands at place 2 (CG-6.11/no-legend)")
                .refusesSaying(
                        new Add(SOUTH, HEARTH.id(), 2), "Hearth is neither a Legend nor a Relic (CG-6.10/other-type)")
                .refusesSaying(new Add(SOUTH, REEF_BARD.id(), 4), "there is no place 4 (CG-3.9/no-place)")
                .refuses(new Add(SOUTH, REEF_BARD.id(), 0), "CG-3.9/no-place")
                .refusesSaying(new Add(SOUTH, GALE_FOX.id(), 2), "you have no gale-fox in hand (CG-6.10/not-in-hand)")
                .adds(REEF_BARD, 3)
                .adds(TIDE_RING, 3)
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-6.10", "CG-6.11"})
    void aFourthLegendHasNoPlace() {
        Scene scene = Scene.table()
                .company(SOUTH, ASH_SMITH, REEF_BARD, STONE_NURSE)
                .hand(SOUTH, GALE_FOX)
                .awaits("South: action");
        for (int place = 1; place <= 3; place++) {
            scene.refuses(new Add(SOUTH, GALE_FOX.id(), place), "CG-6.11/taken");
        }
    }

    @Test
    @Rule({"CG-6.12", "CG-9.12"})
    void cardsOfTheSameNameGoUnderALegendOrRelicAsManyAsThereAre() {
        Scene scene = Scene.table()
                .putBearing(SOUTH, 2, ASH_SMITH, TIDE_RING)
                .hand(SOUTH, ASH_SMITH, ASH_SMITH.inPremium(), ASH_SMITH, TIDE_RING)
                .shards(SOUTH, 9)
                .ap(SOUTH, 5)
                .reinforces(ASH_SMITH)
                .reinforces(ASH_SMITH.inPremium())
                .reinforces(ASH_SMITH)
                .reinforces(TIDE_RING)
                .awaits("South: action");
        assertThat(scene.duplicates(SOUTH, 2)).isEqualTo(3);
        assertThat(scene.relicDuplicates(SOUTH, 2)).isEqualTo(1);
        assertThat(scene.shards(SOUTH)).isEqualTo(5);
    }

    @Test
    @Rule({"CG-6.12", "CG-6.16"})
    void reinforcingNeedsTheNameInTheOwnSpearhead() {
        Scene.table()
                .company(NORTH, ASH_SMITH)
                .company(SOUTH, REEF_BARD)
                .hand(SOUTH, ASH_SMITH, HEARTH)
                .refusesSaying(
                        new Reinforce(SOUTH, ASH_SMITH.id()),
                        "no Ash Smith is in the spearhead (CG-6.12/not-in-spearhead)")
                .refuses(new Reinforce(SOUTH, HEARTH.id()), "CG-6.12/not-in-spearhead")
                .refusesSaying(
                        new Reinforce(SOUTH, REEF_BARD.id()), "you have no reef-bard in hand (CG-6.12/not-in-hand)")
                .awaits("South: action");
    }

    @Test
    @Rule("CG-6.13")
    void aRelicOfANameInTheSpearheadCanOnlyReinforce() {
        Scene scene = Scene.table()
                .putBearing(SOUTH, 1, ASH_SMITH, TIDE_RING)
                .put(SOUTH, 2, REEF_BARD)
                .hand(SOUTH, TIDE_RING)
                .refuses(new Add(SOUTH, TIDE_RING.id(), 2), "CG-6.13/in-spearhead")
                .reinforces(TIDE_RING)
                .awaits("South: action");
        assertThat(scene.relic(SOUTH, 2)).isEmpty();
    }

    @Test
    @Rule({"CG-6.15", "CG-9.4"})
    void aPlaceWhereOnlyARelicLiesIsEmptyAndTheRelicServesTheNextLegend() {
        Scene scene = Scene.table()
                .put(SOUTH, 2, TIDE_RING)
                .hand(SOUTH, TIDE_RING, ASH_SMITH)
                .reinforces(TIDE_RING)
                .adds(ASH_SMITH, 2)
                .awaits("South: action");
        assertThat(scene.legend(SOUTH, 2)).isEqualTo("Ash Smith");
        assertThat(scene.relic(SOUTH, 2)).isEqualTo("Tide Ring");
        assertThat(scene.relicDuplicates(SOUTH, 2)).isEqualTo(1);
    }

    @Test
    @Rule("CG-6.16")
    void aRefusalNamesEveryRuleThatForbidsTheAction() {
        Scene.table()
                .company(SOUTH, ASH_SMITH)
                .hand(SOUTH, ASH_SMITH)
                .shards(SOUTH, 0)
                .refusesSaying(
                        new Add(SOUTH, ASH_SMITH.id(), 1),
                        "Ash Smith may not be in two places of a spearhead (CG-3.6/twice)",
                        "its price in shards is 1, you have 0 (CG-6.1/few-shards)",
                        "place 1 is taken (CG-6.11/taken)",
                        "Ash Smith is in the spearhead already (CG-6.13/in-spearhead)")
                .ap(SOUTH, 1)
                .refusesSaying(
                        new Attack(SOUTH),
                        "it costs 2 AP, you have 1 (CG-6.1/few-ap)",
                        "an attack needs at least two Legends (CG-7.1/few-legends)")
                .awaits("South: action");
    }
}
