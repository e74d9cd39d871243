package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.location;
import static io.github.terrene.carnage.Words.relic;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.carnage.starter.StarterElements.WATER;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Burned;
import io.github.terrene.carnage.event.ElementsLookedAt;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.LocationPlaced;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.carnage.event.ShardsGained;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 6: payment, burning, meditation and powers. */
class ActionTest {
    private static final Card MINER = legend("Miner", EARTH, 1)
            .value(EARTH, 1)
            .power(2, Words.gainShards(Words.OWN, 1))
            .build();
    private static final Card PUMP =
            relic("Pump", WATER, 1).power(0, Words.gainShards(Words.OWN, 1)).build();

    @Test
    @Rule({"CG-6.1", "CG-6.2"})
    void whatIsNotLegalIsRefusedBeforeAnythingIsPaid() {
        Scene scene = Scene.table()
                .hand(SOUTH, SMOKE_DRAKE, HEARTH)
                .shards(SOUTH, 2)
                .refusesSaying(
                        new Place(SOUTH, SMOKE_DRAKE.id()), "its price in shards is 3, you have 2 (CG-6.1/few-shards)")
                .awaits("South: action");
        assertThat(scene.ap(SOUTH)).isEqualTo(3);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        scene.never(Paid.class);
    }

    @Test
    @Rule({"CG-6.1", "CG-11.1", "CG-12.3"})
    void thePriceIsPaidFirst() {
        Card well = location("Well", WATER)
                .whenPlaced(Words.gainShards(Words.OWN, 1))
                .build();
        Scene.table()
                .hand(SOUTH, well)
                .shards(SOUTH, 0)
                .refuses(new Place(SOUTH, well.id()), "CG-6.1/few-shards")
                .shards(SOUTH, 1)
                .places(well)
                .happenedInOrder(Paid.class, LocationPlaced.class, ShardsGained.class)
                .awaits("South: action");
    }

    @Test
    @Rule("CG-6.2")
    void noPriceIsBelowZeroAndTheActionPointIsDueAllTheSame() {
        Scene scene = Scene.table()
                .realm(SOUTH, HEARTH, FORGE)
                .shards(SOUTH, 0)
                .hand(SOUTH, ASH_SMITH)
                .adds(ASH_SMITH, 1)
                .awaits("South: action");
        assertThat(scene.events(Paid.class)).containsExactly(new Paid(SOUTH, 1, 0));
    }

    @Test
    @Rule("CG-6.3")
    void aCardBurnsForTwoAtMostHoweverManyLocationsShareItsElement() {
        Scene scene = Scene.table()
                .realm(SOUTH, HEARTH, FORGE)
                .realm(NORTH, SPRING)
                .hand(SOUTH, ASH_SMITH, REEF_BARD, QUARRY)
                .burns(ASH_SMITH, REEF_BARD)
                .awaits("South: action");
        assertThat(scene.events(Burned.class))
                .containsExactly(new Burned(SOUTH, ASH_SMITH, 2), new Burned(SOUTH, REEF_BARD, 1));
        assertThat(scene.ap(SOUTH)).isEqualTo(2);
        assertThat(scene.hand(SOUTH)).containsExactly("Quarry");
    }

    @Test
    @Rule({"CG-6.3", "CG-6.13"})
    void copiesBurnOneByOneAlsoOfANameInTheSpearhead() {
        Scene scene = Scene.table()
                .company(SOUTH, ASH_SMITH)
                .hand(SOUTH, ASH_SMITH, ASH_SMITH, HEARTH)
                .does(new Burn(SOUTH, ASH_SMITH.id()))
                .awaits("South: burn");
        assertThat(scene.options())
                .containsExactly(new Choice.InHand("ash-smith"), new Choice.InHand("hearth"), new OwnChoice.Nothing());
        scene.choosesFromHand(SOUTH, ASH_SMITH).choosesFromHand(SOUTH, HEARTH).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(6);
    }

    @Test
    @Rule({"CG-6.4", "CG-8.13"})
    void aMeditationShowsTwoCardsEachOfWhichGoesOrStays() {
        Scene scene = Scene.table()
                .elements(SOUTH, fire(1), air(8), water(2))
                .meditates()
                .awaits("South: elements");
        assertThat(scene.options())
                .containsExactlyInAnyOrder(
                        new OwnChoice.Kept(Array.of("fire-1", "air-8")),
                        new OwnChoice.Kept(Array.of("air-8", "fire-1")),
                        new OwnChoice.Kept(Array.of("fire-1")),
                        new OwnChoice.Kept(Array.of("air-8")),
                        new OwnChoice.Kept(Array.empty()));
        scene.refuses(new Choose(SOUTH, new OwnChoice.Kept(Array.of("water-2"))), "CG-6.4/not-offered")
                .putsBack(SOUTH, air(8))
                .awaits("South: action");
        assertThat(scene.elements(SOUTH).take(2)).containsExactly(air(8), water(2));
        assertThat(scene.elementsDiscarded(SOUTH)).containsExactly(fire(1));
    }

    @Test
    @Rule("CG-6.4")
    void theKeptCardsGoBackInAnyOrder() {
        Scene scene = Scene.table()
                .elements(SOUTH, fire(1), air(8), water(2))
                .meditates()
                .putsBack(SOUTH, air(8), fire(1))
                .awaits("South: action");
        assertThat(scene.elements(SOUTH).take(3)).containsExactly(air(8), fire(1), water(2));
        assertThat(scene.elementsDiscarded(SOUTH)).isEmpty();
    }

    @Test
    @Rule({"CG-6.4", "CG-8.13"})
    void withFewerThanTwoCardsTheDiscardPileIsShuffledInFirst() {
        Scene one = Scene.table().elementDeck(SOUTH, fire(1)).meditates().awaits("South: elements");
        assertThat(one.elements(SOUTH)).hasSize(20);
        one.happenedInOrder(ElementsShuffled.class, ElementsLookedAt.class);
        Scene two =
                Scene.table().elementDeck(SOUTH, fire(1), fire(2)).meditates().awaits("South: elements");
        two.never(ElementsShuffled.class);
    }

    @Test
    @Rule("CG-6.5")
    void aPowerIsUsedAsOftenAsItCanBePaid() {
        Scene scene = Scene.table()
                .company(SOUTH, MINER)
                .ap(SOUTH, 4)
                .uses(1)
                .uses(1)
                .refusesSaying(
                        new UsePower(SOUTH, 1, CardKind.LEGEND, 0),
                        "its price in shards is 2, you have 1 (CG-6.1/few-shards)")
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        assertThat(scene.ap(SOUTH)).isEqualTo(2);
    }

    @Test
    @Rule({"CG-6.5", "CG-9.4"})
    void thePowerOfARelicNeedsALegendInItsPlace() {
        Scene scene = Scene.table()
                .put(SOUTH, 1, PUMP)
                .refusesSaying(new UsePower(SOUTH, 1, CardKind.RELIC, 0), "Pump serves no Legend (CG-6.5/no-legend)")
                .put(SOUTH, 1, MINER)
                .usesRelic(1)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(4);
    }

    @Test
    @Rule("CG-6.5")
    void whatIsNoPowerIsRefused() {
        Scene.table()
                .company(SOUTH, MINER)
                .put(SOUTH, 1, SPARK_LENS)
                .refusesSaying(
                        new UsePower(SOUTH, 2, CardKind.LEGEND, 0), "there is no such card at place 2 (CG-6.5/no-card)")
                .refuses(new UsePower(SOUTH, 4, CardKind.LEGEND, 0), "CG-6.5/no-card")
                .refuses(new UsePower(SOUTH, 1, CardKind.MONSTER, 0), "CG-6.5/no-card")
                .refusesSaying(
                        new UsePower(SOUTH, 1, CardKind.RELIC, 0),
                        "Spark Lens has no such power (CG-6.5/unknown-power)")
                .refuses(new UsePower(SOUTH, 1, CardKind.LEGEND, 1), "CG-6.5/unknown-power")
                .refuses(new UsePower(SOUTH, 1, CardKind.LEGEND, -1), "CG-6.5/unknown-power")
                .awaits("South: action");
    }
}
