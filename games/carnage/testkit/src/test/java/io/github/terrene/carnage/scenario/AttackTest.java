package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.FightersOrdered;
import io.github.terrene.carnage.event.Passed;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 7: the attack. */
class AttackTest {
    private static Scene three() {
        return Scene.table().company(SOUTH, CINDER_WARDEN, REEF_BARD, GALE_FOX).company(NORTH, STONE_NURSE, ASH_SMITH);
    }

    @Test
    @Rule("CG-7.1")
    void itIsAllowedInTheFirstTurnAndThreeActionPointsDoNotSufficeForTwo() {
        Scene scene = three().turn(1).attacks(1, 2, 3).letsPass(NORTH).declines(SOUTH);
        assertThat(scene.ap(SOUTH)).isEqualTo(1);
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
        scene.refuses(new Attack(SOUTH), "CG-6.1/few-ap").awaits("South: action");
    }

    @Test
    @Rule({"CG-7.2", "CG-7.3", "CG-8.2"})
    void allLegendsAreOrderedEachToARoundOfItsOwn() {
        Scene scene = three().attacks().awaits("South: order");
        assertThat(scene.options()).hasSize(6);
        scene.refusesSaying(
                        new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 2, 0))),
                        "all of the company take part (CG-7.2/left-out)")
                .refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 1, 2))), "CG-7.3/ordered-twice")
                .refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 2, 4))), "CG-7.3/empty-place")
                .refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 2))), "CG-7.3/rounds")
                .orders(SOUTH, 3, 1, 2)
                .awaits("North: block");
        assertThat(scene.game().table().duel().get().attackers()).containsExactly(3, 1, 2);
        assertThat(scene.legend(SOUTH, 1)).as("the places do not change").isEqualTo("Cinder Warden");
    }

    @Test
    @Rule({"CG-7.3", "CG-8.2"})
    void withTwoLegendsAnyOneRoundStaysEmpty() {
        Scene scene = Scene.table()
                .put(SOUTH, 1, CINDER_WARDEN)
                .put(SOUTH, 3, GALE_FOX)
                .company(NORTH, STONE_NURSE)
                .attacks()
                .awaits("South: order");
        assertThat(scene.options())
                .containsExactlyInAnyOrderElementsOf(Array.of(
                                Array.of(1, 3, 0),
                                Array.of(3, 1, 0),
                                Array.of(1, 0, 3),
                                Array.of(3, 0, 1),
                                Array.of(0, 1, 3),
                                Array.of(0, 3, 1))
                        .map(OwnChoice.Order::new));
    }

    @Test
    @Rule({"CG-7.3", "CG-8.2", "CG-8.6"})
    void eachLegendActsInItsRoundOnlyAndItsRelicWithIt() {
        Scene scene = Scene.table()
                .put(SOUTH, 1, CINDER_WARDEN)
                .putBearing(SOUTH, 2, ASH_SMITH, SPARK_LENS)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, fire(1), fire(2), fire(3), fire(5))
                .elements(NORTH, earth(1), earth(2), air(1), air(2))
                .attacks(2, 0, 1)
                .blocks(NORTH, 0, 1, 0)
                .lays(SOUTH, fire(1), fire(2), fire(3))
                .lays(NORTH, air(1), earth(1), air(2))
                .awaits("South: ascend");
        assertThat(scene.rounds()).containsExactly("4 to 0", "0 to 4", "7 to 0");
    }

    @Test
    @Rule({"CG-7.4", "CG-7.7", "CG-14.5"})
    void theDefenderBlocksKnowingTheOrderAndThenOrdersTheWholeCompany() {
        Scene scene = three().attacks(3, 1, 2).awaits("North: block");
        assertThat(scene.seenBy(NORTH).table().duel().get().attackers()).containsExactly(3, 1, 2);
        assertThat(scene.options()).containsExactly(Choice.YES, Choice.NO);
        scene.answers(NORTH, Choice.YES)
                .awaits("North: order")
                .refuses(new Choose(NORTH, new OwnChoice.Order(Array.of(1, 0, 0))), "CG-7.7/left-out")
                .orders(NORTH, 0, 2, 1)
                .awaits("South: lay", "North: lay");
        assertThat(scene.seenBy(SOUTH).table().duel().get().defenders()).containsExactly(0, 2, 1);
    }

    @Test
    @Rule({"CG-7.5", "CG-7.8"})
    void againstADefenderWithoutLegendsItPassesAtOnceAndNobodyOrders() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .put(NORTH, 1, CLAY_CUP)
                .attacks()
                .awaits("South: ascend");
        scene.never(FightersOrdered.class).happenedInOrder(AttackBegan.class, Passed.class);
    }

    @Test
    @Rule("CG-7.5")
    void oneLegendIsEnoughToBlock() {
        Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .attacks(1, 2, 0)
                .blocks(NORTH, 0, 0, 1)
                .awaits("South: lay", "North: lay");
    }

    @Test
    @Rule({"CG-7.6", "CG-9.5", "CG-9.6", "CG-9.8", "CG-9.9"})
    void anAttackThatPassesMayLeadToAnAscensionWithAllItsRules() {
        Scene declined =
                three().attacks(1, 2, 3).letsPass(NORTH).awaits("South: ascend").declines(SOUTH);
        assertThat(declined.vp(SOUTH)).isZero();
        declined.never(Ascended.class).awaits("South: action");
        Scene taken = three().put(SOUTH, 2, REEF_BARD, REEF_BARD)
                .hand(SOUTH, STORM_QUEEN)
                .attacks(1, 2, 3)
                .letsPass(NORTH)
                .ascends(SOUTH, 2)
                .awaits("South: replace")
                .choosesFromHand(SOUTH, STORM_QUEEN);
        assertThat(taken.vp(SOUTH)).isEqualTo(2);
        assertThat(taken.discarded(SOUTH)).containsExactly("Reef Bard");
        taken.never(ElementsDrawn.class).awaits("South: action");
    }
}
