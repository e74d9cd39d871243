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
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The cards of earth. Quarry is a Location of earth without a text. */
class EarthCardsTest {
    @Test
    @Shows("Ditch Digger")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6", "CG-11.4", "CG-9.5"})
    void ditchDiggerFightsWithThePillarAndAscendsForOnePoint(Card ditchDigger) {
        Scene scene =
                table(0, ditchDigger).realm(SOUTH, QUARRY).pillars(SOUTH, 1).adds(ditchDigger, 1);
        assertThat(fights(scene, water(1), fire(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, air(2), fire(2))).isEqualTo("2 to 2");
        assertThat(fights(scene, earth(2), fire(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(1);
    }

    @Test
    @Shows("Grave Gardener")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-12.2", "CG-14.9"})
    void graveGardenerTakesADiscardedLegendBack(Card graveGardener) {
        Scene scene = table(5, graveGardener)
                .discarded(SOUTH, HEARTH, SPARK_LENS)
                .discarded(NORTH, OLD_KING)
                .realm(SOUTH, QUARRY)
                .adds(graveGardener, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(4);
        scene.refusesSaying(
                scene.power(1), "there is nothing that Grave Gardener could work on (CG-12.2/nothing-there)");
        scene.discarded(SOUTH, HEARTH, SPARK_LENS, ASH_SMITH).uses(1);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        assertThat(scene.hand(SOUTH)).containsExactly("Ash Smith");
        scene.discarded(SOUTH, REEF_BARD, HEARTH, GALE_FOX).uses(1).awaits("South: card");
        assertThat(scene.options())
                .containsExactly(new OwnChoice.OnTable(GALE_FOX.id()), new OwnChoice.OnTable(REEF_BARD.id()));
        scene.chooses(SOUTH, REEF_BARD);
        assertThat(scene.hand(SOUTH)).containsExactly("Ash Smith", "Reef Bard");
        scene.discarded(SOUTH, GALE_FOX)
                .refusesSaying(scene.power(1), "its price in shards is 2, you have 0 (CG-6.1/few-shards)");
        assertThat(fights(scene, earth(2), water(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, fire(2), water(5))).isEqualTo("5 to 5");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Quarry Captain")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6", "CG-9.5"})
    void quarryCaptainHoldsInFireAndAirAndWinsInEarth(Card quarryCaptain) {
        Scene scene = table(2, quarryCaptain).realm(SOUTH, QUARRY).adds(quarryCaptain, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, fire(1), water(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, air(1), water(2))).isEqualTo("2 to 2");
        assertThat(fights(scene, earth(1), water(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
    }

    @Test
    @Shows("Hill Matriarch")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-9.3", "CG-12.12"})
    void hillMatriarchOnceKeepsABeatenLegendWithoutRaiven(Card hillMatriarch) {
        Scene scene = table(5, hillMatriarch).realm(SOUTH, QUARRY).adds(hillMatriarch, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        scene.uses(1);
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        assertThat(fights(scene, air(1), water(2))).isEqualTo("1 to 2");
        scene.awaits("South: keep").rescues(SOUTH);
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Hill Matriarch");
        scene.refusesSaying(scene.power(1), "Hill Matriarch was used in this game (CG-12.12/used)");
        assertThat(fights(scene, fire(2), water(5))).isEqualTo("5 to 5");
        assertThat(fights(scene, water(1), fire(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, earth(1), water(5))).isEqualTo("6 to 5");
        scene.ascends(SOUTH, 1).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(4);
    }

    @Test
    @Shows("Clay Seal")
    @Rule({"CG-16.4", "CG-6.3", "CG-6.8", "CG-8.6", "CG-9.4"})
    void claySealAddsOneInEarthForWhoeverComesAfterItsBearer(Card claySeal) {
        Scene scene = table(1, claySeal, claySeal).put(SOUTH, 1, GALE_FOX).adds(claySeal, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.realm(SOUTH, QUARRY).burns(claySeal);
        assertThat(scene.shards(SOUTH)).isEqualTo(2);
        assertThat(fights(scene, earth(2), fire(3))).isEqualTo("3 to 3");
        assertThat(fights(scene, fire(1), fire(2))).isEqualTo("1 to 2");
        assertThat(scene.discarded(SOUTH)).containsExactly("Clay Seal", "Gale Fox");
        scene.put(SOUTH, 1, CINDER_WARDEN);
        assertThat(fights(scene, earth(2), fire(5))).isEqualTo("5 to 5");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Glazed Shield")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6"})
    void glazedShieldAddsOneInEarthAndInFire(Card glazedShield) {
        Scene scene = table(1, glazedShield)
                .realm(SOUTH, QUARRY)
                .put(SOUTH, 1, OLD_KING)
                .adds(glazedShield, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(fights(scene, earth(2), water(8))).isEqualTo("8 to 8");
        assertThat(fights(scene, air(2), water(2))).isEqualTo("2 to 2");
        assertThat(fights(scene, fire(3), water(8))).isEqualTo("9 to 8");
        scene.ascends(SOUTH, 1).awaits("South: action");
    }

    @Test
    @Shows("Mason's Cord")
    @Rule({"CG-16.2", "CG-16.4", "CG-6.5", "CG-6.8", "CG-12.11"})
    void masonsCordMakesTheNextCardCheaper(Card masonsCord) {
        Scene scene = table(5, masonsCord, STORM_QUEEN, ASH_SMITH, SMOKE_DRAKE)
                .realm(SOUTH, QUARRY)
                .put(SOUTH, 1, REEF_BARD)
                .adds(masonsCord, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
        scene.usesRelic(1).adds(STORM_QUEEN, 2);
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        scene.adds(ASH_SMITH, 3);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.usesRelic(1).places(SMOKE_DRAKE).awaits("South: action");
        assertThat(scene.ap(SOUTH)).isEqualTo(6);
    }

    @Test
    @Shows("Buried Archive")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.7", "CG-12.3", "CG-12.7"})
    void buriedArchiveDrawsACardFromADeckOfChoice(Card buriedArchive) {
        Scene scene = table(1, buriedArchive, QUARRY).places(buriedArchive).awaits("South: draw");
        scene.draws(SOUTH, DeckKind.COMPANION).awaits("South: action");
        assertThat(scene.hand(SOUTH)).containsExactly("Extra 0", "Quarry");
        scene.places(QUARRY).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
    }

    @Test
    @Shows("Terraced Field")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.7", "CG-11.1", "CG-11.4"})
    void terracedFieldCompletesAPillar(Card terracedField) {
        Scene scene =
                table(1, terracedField).realm(SOUTH, HEARTH, SPRING, BELFRY).put(SOUTH, 1, ASH_SMITH);
        scene.places(terracedField).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.vp(SOUTH)).isEqualTo(5);
        assertThat(scene.pantheon(SOUTH)).hasSize(4).contains("Terraced Field");
        assertThat(fights(scene, fire(2), water(5))).isEqualTo("5 to 5");
        scene.awaits("South: action");
    }

    @Test
    @Shows("Barrow Mole")
    @Rule({"CG-16.4", "CG-6.8", "CG-8.6", "CG-10.11"})
    void barrowMolesThatLoseSaveOneOfThem(Card barrowMole) {
        Scene scene = fort(1, barrowMole, barrowMole, barrowMole)
                .elements(NORTH, fire(5), air(5), air(3), air(1))
                .places(barrowMole);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.realm(SOUTH, QUARRY)
                .places(barrowMole)
                .places(barrowMole)
                .blocks(NORTH, Array.of(1, 2, 3), earth(1), fire(3), water(2))
                .lays(NORTH, fire(5), air(5), air(3))
                .awaits("South: action");
        assertThat(scene.rounds()).containsExactly("5 to 5", "5 to 5", "2 to 3");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Barrow Mole");
        assertThat(scene.discarded(SOUTH)).containsExactly("Barrow Mole", "Barrow Mole");
    }

    @Test
    @Shows("Bramble Boar")
    @Rule({"CG-16.1", "CG-16.4", "CG-6.8", "CG-10.11", "CG-12.13"})
    void brambleBoarIsTheFirstToBeSaved(Card brambleBoar) {
        Scene scene = fort(2, brambleBoar, brambleBoar)
                .nest(SOUTH, SMOKE_DRAKE)
                .realm(SOUTH, QUARRY)
                .elements(NORTH, fire(8), air(5), air(3), air(1))
                .places(brambleBoar)
                .places(brambleBoar)
                .awaits("South: order");
        assertThat(scene.shards(SOUTH)).isZero();
        scene.orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), earth(3), water(1), water(2))
                .lays(NORTH, fire(8), air(5), air(3))
                .awaits("South: action");
        assertThat(scene.rounds()).containsExactly("8 to 8", "5 to 5", "2 to 3");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Bramble Boar");
        assertThat(scene.discarded(SOUTH)).containsExactly("Bramble Boar", "Smoke Drake");
    }

    @Test
    @Shows("Walking Cairn")
    @Rule({"CG-16.4", "CG-6.8", "CG-10.9", "CG-13.1"})
    void walkingCairnsThatAreNotBeatenWinTheGameTogether(Card walkingCairn) {
        Scene scene = fort(6, walkingCairn, walkingCairn, walkingCairn)
                .realm(SOUTH, QUARRY)
                .vp(SOUTH, 12)
                .elements(NORTH, fire(8), air(8), air(1), air(2))
                .places(walkingCairn)
                .places(walkingCairn)
                .places(walkingCairn)
                .blocks(NORTH, Array.of(1, 2, 3), earth(2), fire(2), water(2))
                .lays(NORTH, fire(8), air(8), air(1))
                .won(SOUTH);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.rounds()).containsExactly("8 to 8", "8 to 8", "2 to 1");
    }
}
