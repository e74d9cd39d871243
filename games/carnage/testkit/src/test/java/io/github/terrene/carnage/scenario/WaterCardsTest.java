package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.scenario.Sparring.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.Drawn;
import io.github.terrene.carnage.event.ElementsLookedAt;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The cards of water. Spring is a Location of water without a text. */
class WaterCardsTest {
    @Test
    @Shows("Ferry Child")
    @Rule({"CG-16.4", "CG-6.8", "CG-6.12", "CG-6.14", "CG-9.2"})
    void ferryChildFightsWithACopyUnderItAndLosesTheCopyFirst(Card ferryChild) {
        Scene scene = table(1, ferryChild, ferryChild).adds(ferryChild, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.realm(SOUTH, SPRING).reinforces(ferryChild);
        assertThat(fights(scene, water(1), fire(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, air(1), fire(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, fire(2), fire(3))).isEqualTo("2 to 3");
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Ferry Child");
        assertThat(scene.duplicates(SOUTH, 1)).isZero();
        assertThat(fights(scene, water(2), fire(5))).isEqualTo("5 to 5");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Well Dowser")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-12.15", "CG-14.8"})
    void wellDowserPutsTheNextElementCardsInOrder(Card wellDowser) {
        Scene scene = table(3, wellDowser).realm(SOUTH, SPRING).adds(wellDowser, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        scene.elements(SOUTH, fire(1), fire(2), air(8), water(8)).uses(1).awaits("South: elements");
        assertThat(scene.options()).hasSize(24);
        assertThat(scene.sentTo(NORTH)).contains(new ElementsLookedAt(SOUTH, 4));
        scene.putsBack(SOUTH, water(8), air(8), fire(2), fire(1));
        assertThat(scene.elements(SOUTH).take(4)).containsExactly(water(8), air(8), fire(2), fire(1));
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        scene.uses(1).putsBack(SOUTH, air(8), water(8), fire(1), fire(2));
        scene.refusesSaying(scene.power(1), "its price in shards is 1, you have 0 (CG-6.1/few-shards)");
        assertThat(fights(scene, water(1), fire(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, earth(1), fire(3))).isEqualTo("3 to 3");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Tide Reckoner")
    @Rule({"CG-16.4", "CG-6.8", "CG-7.6", "CG-9.5"})
    void tideReckonerAscendsWhenItsAttackIsLetPass(Card tideReckoner) {
        Scene scene = table(2, tideReckoner).realm(SOUTH, SPRING).adds(tideReckoner, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, water(1), fire(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, air(1), fire(5))).isEqualTo("5 to 5");
        scene.attacks(1, 2, 0).letsPass(NORTH).ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
    }

    @Test
    @Shows("Harbour Judge")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-12.7", "CG-9.5"})
    void harbourJudgeDrawsFromADeckOfChoice(Card harbourJudge) {
        Scene scene = table(5, harbourJudge).realm(SOUTH, SPRING).adds(harbourJudge, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        scene.uses(1).awaits("South: draw").draws(SOUTH, DeckKind.ADVENTURE);
        scene.uses(1).awaits("South: draw").draws(SOUTH, DeckKind.COMPANION);
        assertThat(scene.hand(SOUTH)).containsExactly("Extra 0", "Place 0");
        assertThat(scene.sentTo(NORTH))
                .contains(
                        new Drawn(SOUTH, DeckKind.ADVENTURE, Card.UNKNOWN),
                        new Drawn(SOUTH, DeckKind.COMPANION, Card.UNKNOWN));
        scene.refusesSaying(scene.power(1), "its price in shards is 1, you have 0 (CG-6.1/few-shards)");
        assertThat(fights(scene, fire(1), water(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, air(2), water(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, water(1), fire(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(4);
    }

    @Test
    @Shows("Still Basin")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-6.8", "CG-8.3", "CG-12.15"})
    void stillBasinShowsTheElementCardsOfTheNextDuel(Card stillBasin) {
        Scene scene = table(1, stillBasin, stillBasin)
                .company(SOUTH, REEF_BARD, ASH_SMITH)
                .adds(stillBasin, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.elements(SOUTH, fire(1), fire(2), air(8), water(8)).usesRelic(1).awaits("South: elements");
        assertThat(scene.options()).hasSize(24);
        scene.putsBack(SOUTH, fire(1), fire(2), water(8), air(8))
                .realm(SOUTH, SPRING)
                .reinforces(stillBasin);
        scene.usesRelic(1).putsBack(SOUTH, fire(1), fire(2), water(8), air(8));
        scene.company(NORTH, STRAW_MAN).attacks(1, 2, 0).blocks(NORTH, 1, 0, 0);
        assertThat(scene.side(SOUTH).elements().drawn().cards())
                .containsExactlyInAnyOrder(fire(1), fire(2), air(8), water(8));
        scene.awaits("South: lay", "North: lay");
    }

    @Test
    @Shows("Chart of Tides")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6", "CG-8.16"})
    void chartOfTidesAddsOneInWaterAndInAir(Card chartOfTides) {
        Scene scene = table(1, chartOfTides)
                .realm(SOUTH, SPRING)
                .put(SOUTH, 1, ASH_SMITH)
                .adds(chartOfTides, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, water(2), fire(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, air(1), fire(2))).isEqualTo("2 to 2");
        assertThat(fights(scene, fire(1), water(3))).isEqualTo("3 to 3");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Whalebone Oar")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6", "CG-9.4"})
    void whaleboneOarAddsTwoInWaterAndStaysWhenItsBearerAscends(Card whaleboneOar) {
        Scene scene = table(2, whaleboneOar)
                .realm(SOUTH, SPRING)
                .put(SOUTH, 1, REEF_BARD)
                .adds(whaleboneOar, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, earth(2), fire(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, water(1), fire(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.legend(SOUTH, 1)).isEmpty();
        assertThat(scene.relic(SOUTH, 1)).isEqualTo("Whalebone Oar");
    }

    @Test
    @Shows("Mirror Pool")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.4", "CG-6.7", "CG-12.3"})
    void mirrorPoolIsAMeditationWithoutAnActionPointOfItsOwn(Card mirrorPool) {
        Scene scene = table(1, mirrorPool, SPRING).elements(SOUTH, fire(1), air(8));
        scene.places(mirrorPool).awaits("South: elements");
        assertThat(scene.options()).hasSize(5);
        scene.putsBack(SOUTH, air(8)).places(SPRING).awaits("South: action");
        assertThat(scene.elements(SOUTH).head()).isEqualTo(air(8));
        assertThat(scene.elementsDiscarded(SOUTH)).containsExactly(fire(1));
        assertThat(scene.ap(SOUTH)).isEqualTo(10);
        assertThat(scene.shards(SOUTH)).isZero();
    }

    @Test
    @Shows("Salt Ford")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.7", "CG-6.8"})
    void saltFordMakesLegendsAndMonstersOfWaterCheaper(Card saltFord) {
        Scene scene = table(4, saltFord, REEF_BARD, BOG_MAW, ASH_SMITH).places(saltFord);
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
        scene.adds(REEF_BARD, 1).places(BOG_MAW).adds(ASH_SMITH, 2).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
    }

    @Test
    @Shows("Brine Crab")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.9", "CG-10.4", "CG-10.9"})
    void brineCrabsWinTheRoundInWhichNobodyStandsAgainstThem(Card brineCrab) {
        Scene scene = table(1, brineCrab, brineCrab, brineCrab)
                .company(NORTH, STRAW_MAN, CLAY_MAN)
                .elements(NORTH, fire(5), air(5), air(2), air(1))
                .places(brineCrab);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.realm(SOUTH, SPRING)
                .places(brineCrab)
                .places(brineCrab)
                .blocks(NORTH, Array.of(1, 2, 0), water(2), earth(2), fire(8))
                .lays(NORTH, fire(5), air(5), air(2))
                .awaits("South: action");
        assertThat(scene.rounds()).containsExactly("5 to 5", "5 to 5", "8 to 0");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
    }

    @Test
    @Shows("Weir Serpent")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.8", "CG-10.9", "CG-12.5"})
    void weirSerpentWinsTies(Card weirSerpent) {
        Scene scene = fort(3, weirSerpent, weirSerpent, weirSerpent)
                .realm(SOUTH, SPRING)
                .elements(NORTH, fire(8), fire(5), air(2), air(1))
                .places(weirSerpent)
                .places(weirSerpent)
                .places(weirSerpent)
                .blocks(NORTH, Array.of(1, 2, 3), water(2), air(2), earth(1))
                .lays(NORTH, fire(8), fire(5), air(2))
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.rounds()).containsExactly("8 to 8", "5 to 5", "1 to 2");
        assertThat(scene.discarded(NORTH)).containsExactly("Straw Man", "Clay Man");
        assertThat(scene.vp(SOUTH)).isEqualTo(2);
    }

    @Test
    @Shows("Lamprey Queen")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.8", "CG-10.7", "CG-10.11"})
    void lampreyQueensThatTieEverywhereAreBeatenBack(Card lampreyQueen) {
        Scene scene = fort(6, lampreyQueen, lampreyQueen, lampreyQueen)
                .realm(SOUTH, SPRING)
                .elements(NORTH, fire(8), air(5), fire(5), air(1))
                .places(lampreyQueen)
                .places(lampreyQueen)
                .places(lampreyQueen)
                .blocks(NORTH, Array.of(1, 2, 3), water(2), air(1), fire(3))
                .lays(NORTH, fire(8), air(5), fire(5))
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.rounds()).containsExactly("8 to 8", "5 to 5", "5 to 5");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Lamprey Queen");
        assertThat(scene.discarded(SOUTH)).containsExactly("Lamprey Queen", "Lamprey Queen");
    }
}
