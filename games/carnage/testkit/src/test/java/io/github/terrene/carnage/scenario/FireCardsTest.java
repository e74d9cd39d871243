package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.scenario.Sparring.*;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.carnage.starter.StarterElements.WATER;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.event.Promised;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The cards of fire. Hearth and Forge are Locations of fire without a text. */
class FireCardsTest {
    @Test
    @Shows("Wick Bearer")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6", "CG-9.5"})
    void wickBearerIsFreeBesideALocationAndAscendsForOnePoint(Card wickBearer) {
        Scene scene = table(0, wickBearer).realm(SOUTH, HEARTH).adds(wickBearer, 1);
        assertThat(fights(scene, air(2), water(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, fire(3), water(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(1);
    }

    @Test
    @Shows("Kiln Singer")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-12.4", "CG-12.10"})
    void kilnSingerStrengthensANamedElementForTheNextDuelOnly(Card kilnSinger) {
        Scene scene = table(5, kilnSinger).realm(SOUTH, HEARTH).adds(kilnSinger, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(4);
        scene.uses(1).awaits("South: element");
        assertThat(scene.options()).hasSize(4);
        scene.names(SOUTH, WATER);
        assertThat(scene.sentTo(NORTH)).contains(new Promised(SOUTH, new ForNextDuel.Bonus(WATER, 2)));
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        assertThat(scene.ap(SOUTH)).isEqualTo(10);
        assertThat(fights(scene, water(2), fire(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, water(1), fire(2))).isEqualTo("2 to 2");
        assertThat(fights(scene, earth(1), fire(3))).isEqualTo("3 to 3");
        scene.uses(1).names(SOUTH, FIRE);
        scene.refusesSaying(scene.power(1), "its price in shards is 2, you have 0 (CG-6.1/few-shards)");
        assertThat(fights(scene, fire(1), water(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
    }

    @Test
    @Shows("Soot Marshal")
    @Rule({"CG-16.4", "CG-6.8", "CG-7.5", "CG-8.10"})
    void sootMarshalAloneHoldsAgainstTwo(Card sootMarshal) {
        Scene scene = table(2, sootMarshal).realm(SOUTH, HEARTH).adds(sootMarshal, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.exhausted(NORTH).passesSword().ap(NORTH, 5);
        assertThat(holds(scene, fire(1), water(5))).isEqualTo("5 to 6");
        assertThat(scene.discarded(NORTH)).containsExactly("Straw Man");
        assertThat(holds(scene, earth(3), water(5))).isEqualTo("5 to 6");
        assertThat(scene.discarded(NORTH)).containsExactly("Straw Man", "Straw Man");
        scene.awaits("North: action");
    }

    @Test
    @Shows("Queen of Coals")
    @Rule({"CG-16.4", "CG-6.8", "CG-9.5", "CG-13.1"})
    void queenOfCoalsAscendsAndWinsTheGame(Card queenOfCoals) {
        Scene scene =
                table(3, queenOfCoals).realm(SOUTH, HEARTH, FORGE).vp(SOUTH, 10).adds(queenOfCoals, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, air(2), water(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, earth(1), water(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, fire(1), water(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).won(SOUTH);
    }

    @Test
    @Shows("Ember Brooch")
    @Rule({"CG-16.4", "CG-6.8", "CG-6.12", "CG-6.14", "CG-8.6"})
    void emberBroochAddsOneInFireAndItsCopyUnderItAnother(Card emberBrooch) {
        Scene scene =
                table(1, emberBrooch, emberBrooch).put(SOUTH, 1, REEF_BARD).adds(emberBrooch, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, water(2), air(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, fire(2), air(3))).isEqualTo("3 to 3");
        scene.realm(SOUTH, HEARTH).reinforces(emberBrooch);
        assertThat(fights(scene, fire(1), air(3))).isEqualTo("3 to 3");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Tempered Edge")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.8", "CG-12.5"})
    void temperedEdgeWinsATieForItsBearer(Card temperedEdge) {
        Scene scene = table(1, temperedEdge).realm(SOUTH, HEARTH).put(SOUTH, 1, REEF_BARD);
        assertThat(fights(scene, fire(3), air(3))).isEqualTo("3 to 3");
        scene.adds(temperedEdge, 1).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, fire(3), air(3))).isEqualTo("3 to 3");
        assertThat(scene.discarded(NORTH)).containsExactly("Straw Man");
        scene.ascends(SOUTH, 1).awaits("South: action");
    }

    @Test
    @Shows("Moneyer's Crucible")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.2", "CG-6.5", "CG-6.8"})
    void moneyersCrucibleGivesShardsForEveryActionPointWhileALegendBearsIt(Card moneyersCrucible) {
        Scene scene = table(2, moneyersCrucible).realm(SOUTH, HEARTH, FORGE).put(SOUTH, 1, STRAW_MAN);
        scene.adds(moneyersCrucible, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.usesRelic(1).usesRelic(1).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(4);
        assertThat(scene.ap(SOUTH)).isEqualTo(9);
        Scene unborne = table(9).put(SOUTH, 1, moneyersCrucible);
        unborne.refusesSaying(
                unborne.power(1, CardKind.RELIC), "Moneyer's Crucible serves no Legend (CG-6.5/no-legend)");
    }

    @Test
    @Shows("Tinker's Forge")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.7", "CG-12.3"})
    void tinkersForgePaysItselfBackAndMakesTheNextLocationOfFireFree(Card tinkersForge) {
        Scene scene = table(1, tinkersForge, HEARTH).places(tinkersForge);
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        scene.places(HEARTH).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        assertThat(scene.realm(SOUTH)).containsExactly("Hearth", "Tinker's Forge");
    }

    @Test
    @Shows("Charcoal Yard")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.3", "CG-6.7", "CG-6.8"})
    void charcoalYardDoublesTheShardsOfBurnedFireAndMakesFireCheaper(Card charcoalYard) {
        Scene scene =
                table(1, charcoalYard, ASH_SMITH, REEF_BARD, CINDER_WARDEN).places(charcoalYard);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.burns(ASH_SMITH, REEF_BARD);
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
        scene.adds(CINDER_WARDEN, 1).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
    }

    @Test
    @Shows("Clinker Rat")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.8", "CG-10.9", "CG-12.13"})
    void clinkerRatGivesAShardWhenItIsBeaten(Card clinkerRat) {
        Scene scene = fort(1, clinkerRat, clinkerRat, clinkerRat)
                .elements(NORTH, water(3), air(2), fire(2), fire(1))
                .places(clinkerRat);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.realm(SOUTH, HEARTH)
                .places(clinkerRat)
                .places(clinkerRat)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), earth(1), air(1))
                .lays(NORTH, water(3), air(2), fire(2))
                .awaits("South: action");
        assertThat(scene.rounds()).containsExactly("5 to 3", "3 to 2", "1 to 2");
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        assertThat(scene.vp(SOUTH)).isEqualTo(2);
    }

    @Test
    @Shows("Scorch Hound")
    @Rule({"CG-16.4", "CG-6.8", "CG-10.7", "CG-10.11"})
    void scorchHoundsThatWinOneRoundAndLoseOneAreBeatenBack(Card scorchHound) {
        Scene scene = fort(3, scorchHound, scorchHound, scorchHound)
                .realm(SOUTH, HEARTH)
                .elements(NORTH, fire(5), air(5), water(3), water(1))
                .places(scorchHound)
                .places(scorchHound)
                .places(scorchHound)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), air(1), water(2))
                .lays(NORTH, fire(5), air(5), water(3))
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.rounds()).containsExactly("6 to 5", "5 to 5", "2 to 3");
        assertThat(scene.vp(SOUTH)).isEqualTo(1);
        assertThat(scene.discarded(SOUTH)).containsExactly("Scorch Hound", "Scorch Hound");
    }

    @Test
    @Shows("Slag Giant")
    @Rule({"CG-16.4", "CG-6.8", "CG-10.9", "CG-10.10"})
    void slagGiantsThatAreNotBeatenAscendAndTakeALocation(Card slagGiant) {
        Scene scene = fort(6, slagGiant, slagGiant, slagGiant)
                .realm(SOUTH, HEARTH)
                .realm(NORTH, SPRING)
                .elements(NORTH, water(8), air(5), air(2), air(1))
                .places(slagGiant)
                .places(slagGiant)
                .places(slagGiant)
                .blocks(NORTH, Array.of(1, 2, 3), fire(2), earth(1), water(1))
                .lays(NORTH, water(8), air(5), air(2))
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.rounds()).containsExactly("8 to 8", "5 to 5", "3 to 2");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
        assertThat(scene.discarded(NORTH)).containsExactly("Wooden Man", "Spring");
    }
}
