package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.scenario.Sparring.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.FightersExchanged;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The cards of air. Belfry is a Location of air without a text. */
class AirCardsTest {
    @Test
    @Shows("Feather Scout")
    @Rule({"CG-16.4", "CG-6.8", "CG-9.5", "CG-9.9"})
    void featherScoutAscendsForOnePointAndLeavesItsPlaceToAnother(Card featherScout) {
        Scene scene = table(0, featherScout, STORM_QUEEN)
                .raiven(SOUTH, 1)
                .realm(SOUTH, BELFRY)
                .adds(featherScout, 1);
        assertThat(fights(scene, fire(2), water(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, air(3), water(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: replace").choosesFromHand(SOUTH, STORM_QUEEN);
        assertThat(scene.vp(SOUTH)).isEqualTo(1);
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Storm Queen");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Bell Ringer")
    @Rule({"CG-16.4", "CG-6.8", "CG-7.5", "CG-8.10", "CG-9.3"})
    void bellRingerHoldsAloneAgainstTwoUntilARaivenIsNeeded(Card bellRinger) {
        Scene scene = table(1, bellRinger).realm(SOUTH, BELFRY).raiven(SOUTH, 1).adds(bellRinger, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.exhausted(NORTH).passesSword().ap(NORTH, 7);
        assertThat(holds(scene, air(2), water(5))).isEqualTo("5 to 6");
        assertThat(holds(scene, water(2), fire(3))).isEqualTo("3 to 4");
        scene.awaits("North: action");
        assertThat(holds(scene, fire(1), water(2))).isEqualTo("2 to 1");
        scene.awaits("South: keep").keeps(SOUTH);
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Bell Ringer");
        scene.awaits("North: ascend");
    }

    @Test
    @Shows("Ridge Pilot")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-12.4", "CG-12.9"})
    void ridgePilotExchangesTwoFightersOfTheOpponent(Card ridgePilot) {
        Scene scene = table(8, ridgePilot).realm(SOUTH, BELFRY).adds(ridgePilot, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(6);
        scene.uses(1);
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
        assertThat(fights(scene, earth(3), fire(5))).isEqualTo("5 to 5");
        scene.happened(1, FightersExchanged.class);
        assertThat(fights(scene, air(1), fire(5))).isEqualTo("5 to 5");
        scene.happened(1, FightersExchanged.class);
        scene.uses(1).refusesSaying(scene.power(1), "its price in shards is 3, you have 0 (CG-6.1/few-shards)");
        scene.company(NORTH, OLD_KING, STRAW_MAN, CLAY_MAN)
                .elements(SOUTH, water(1), water(2), water(3), water(5))
                .elements(NORTH, fire(3), fire(5), fire(8), air(1))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 3)
                .awaits("South: exchange")
                .exchanges(SOUTH, 1, 3)
                .lays(SOUTH, water(1), water(2), water(3))
                .lays(NORTH, fire(3), fire(5), fire(8))
                .awaits("South: action");
        assertThat(scene.rounds().takeRight(3)).containsExactly("3 to 3", "2 to 5", "0 to 13");
    }

    @Test
    @Shows("Keeper of the High Pass")
    @Rule({"CG-16.4", "CG-6.8", "CG-9.3", "CG-9.5", "CG-9.7"})
    void keeperOfTheHighPassIsKeptForARaivenAndAscends(Card keeper) {
        Scene scene =
                table(3, keeper).realm(SOUTH, BELFRY, BELFRY).raiven(SOUTH, 1).adds(keeper, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, earth(1), fire(2))).isEqualTo("1 to 2");
        scene.awaits("South: keep").keeps(SOUTH);
        assertThat(fights(scene, fire(2), water(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, water(1), fire(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, air(1), fire(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(5);
    }

    @Test
    @Shows("Reed Whistle")
    @Rule({"CG-16.4", "CG-6.3", "CG-6.8", "CG-8.6"})
    void reedWhistleAddsOneInAirAndACopyIsBurnedForTwo(Card reedWhistle) {
        Scene scene =
                table(1, reedWhistle, reedWhistle).put(SOUTH, 1, ASH_SMITH).adds(reedWhistle, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.realm(SOUTH, BELFRY).burns(reedWhistle);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        assertThat(fights(scene, fire(1), water(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, air(2), water(3))).isEqualTo("3 to 3");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Wind Rose")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-6.8", "CG-12.4", "CG-12.10"})
    void windRoseStrengthensANamedElementForTheNextDuel(Card windRose) {
        Scene scene =
                table(3, windRose).realm(SOUTH, BELFRY).put(SOUTH, 1, ASH_SMITH).adds(windRose, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        scene.usesRelic(1).awaits("South: element").names(SOUTH, AIR);
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        assertThat(fights(scene, air(3), water(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, air(1), water(1))).isEqualTo("1 to 1");
        scene.usesRelic(1).names(SOUTH, FIRE);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, fire(1), water(5))).isEqualTo("5 to 5");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Falcon Hood")
    @Rule({"CG-16.4", "CG-6.8", "CG-6.12", "CG-6.14", "CG-8.6"})
    void falconHoodAddsTwoInAirAndItsCopyUnderItOneMore(Card falconHood) {
        Scene scene = table(4, falconHood, falconHood)
                .realm(SOUTH, BELFRY)
                .put(SOUTH, 1, GALE_FOX)
                .adds(falconHood, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        assertThat(fights(scene, water(2), fire(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, air(3), fire(8))).isEqualTo("8 to 8");
        scene.reinforces(falconHood);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, air(2), fire(8))).isEqualTo("8 to 8");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Whistling Gap")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.7", "CG-12.3", "CG-12.8"})
    void whistlingGapMakesTheOpponentDiscardACard(Card whistlingGap) {
        Scene scene = table(1, whistlingGap, BELFRY).hand(NORTH, ASH_SMITH, BOG_MAW);
        scene.places(whistlingGap).awaits("North: discard").choosesFromHand(NORTH, BOG_MAW);
        assertThat(scene.discarded(NORTH)).containsExactly("Bog Maw");
        assertThat(scene.hand(NORTH)).containsExactly("Ash Smith");
        scene.places(BELFRY).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
    }

    @Test
    @Shows("Open Moor")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.3", "CG-6.7", "CG-10.10"})
    void openMoorDoublesTheShardsOfBurnedAirUntilAnInvasionTakesIt(Card openMoor) {
        Scene scene = table(1, openMoor, GALE_FOX, STORM_QUEEN, REEF_BARD).places(openMoor);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.burns(GALE_FOX, STORM_QUEEN, REEF_BARD);
        assertThat(scene.shards(SOUTH)).isEqualTo(5);
        scene.exhausted(NORTH)
                .nest(NORTH, BOG_MAW, DUNE_JACKAL)
                .hand(NORTH, DUNE_JACKAL)
                .passesSword()
                .places(DUNE_JACKAL)
                .awaits("North: action");
        assertThat(scene.realm(SOUTH)).isEmpty();
        assertThat(scene.discarded(SOUTH)).containsExactly("Gale Fox", "Storm Queen", "Reef Bard", "Open Moor");
    }

    @Test
    @Shows("Rafter Bat")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6", "CG-10.11"})
    void rafterBatsThatLoseSaveOneOfThem(Card rafterBat) {
        Scene scene = fort(1, rafterBat, rafterBat, rafterBat)
                .elements(NORTH, fire(5), fire(8), fire(2), fire(1))
                .places(rafterBat);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.realm(SOUTH, BELFRY)
                .places(rafterBat)
                .places(rafterBat)
                .blocks(NORTH, Array.of(1, 2, 3), air(2), water(5), earth(1))
                .lays(NORTH, fire(5), fire(8), fire(2))
                .awaits("South: action");
        assertThat(scene.rounds()).containsExactly("5 to 5", "8 to 8", "1 to 2");
        assertThat(scene.vp(SOUTH)).isEqualTo(1);
    }

    @Test
    @Shows("Gallows Crow")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.8", "CG-10.9", "CG-12.13"})
    void gallowsCrowIsStrongerIfTheDefenderLeftARoundEmpty(Card gallowsCrow) {
        Scene few = table(3, gallowsCrow, gallowsCrow, gallowsCrow)
                .realm(SOUTH, BELFRY)
                .company(NORTH, STRAW_MAN, CLAY_MAN);
        assertThat(crows(few, gallowsCrow, 0)).containsExactly("8 to 8", "8 to 5", "4 to 0");
        assertThat(few.shards(SOUTH)).isZero();
        assertThat(few.vp(SOUTH)).isEqualTo(3);
        Scene full = fort(6, gallowsCrow, gallowsCrow, gallowsCrow);
        assertThat(crows(full, gallowsCrow, 3)).containsExactly("6 to 8", "6 to 5", "2 to 3");
        assertThat(full.vp(SOUTH)).isEqualTo(1);
    }

    private static Array<String> crows(Scene scene, Card crow, int third) {
        return scene.elements(NORTH, water(8), water(5), water(3), water(1))
                .places(crow)
                .places(crow)
                .places(crow)
                .blocks(NORTH, Array.of(1, 2, third), air(1), fire(2), water(2))
                .lays(NORTH, water(8), water(5), water(3))
                .awaits("South: action")
                .rounds();
    }

    @Test
    @Shows("Thunder Roc")
    @Rule({"CG-16.4", "CG-6.8", "CG-10.9", "CG-10.10"})
    void thunderRocsThatWinTakeALocationOfChoice(Card thunderRoc) {
        Scene scene = fort(6, thunderRoc, thunderRoc, thunderRoc)
                .realm(SOUTH, BELFRY)
                .realm(NORTH, HEARTH, SPRING)
                .elements(NORTH, fire(8), fire(5), fire(2), fire(1))
                .places(thunderRoc)
                .places(thunderRoc)
                .places(thunderRoc)
                .blocks(NORTH, Array.of(1, 2, 3), air(2), water(1), earth(1))
                .lays(NORTH, fire(8), fire(5), fire(2))
                .awaits("South: location")
                .chooses(SOUTH, SPRING)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.rounds()).containsExactly("8 to 8", "5 to 5", "3 to 2");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
        assertThat(scene.realm(NORTH)).containsExactly("Hearth");
    }
}
