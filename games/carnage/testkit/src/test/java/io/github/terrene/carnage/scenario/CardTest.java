package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.location;
import static io.github.terrene.carnage.Words.monster;
import static io.github.terrene.carnage.Words.relic;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.carnage.starter.StarterElements.WATER;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 1, cards and values, and section 3, zones and resources. */
class CardTest {
    private static Array<String> faults(Card... cards) {
        return Catalogue.of(StarterSet.elements(), Array.of(cards))
                .fold(problems -> problems.map(Problem::key).toArray(), catalogue -> Array.<String>empty());
    }

    @Test
    @Rule({"CG-1.1", "CG-1.7", "CG-2.2", "CG-2.3"})
    void thereAreFiveTypesOfCards() {
        assertThat(Array.of(CINDER_WARDEN, SPARK_LENS, BOG_MAW, HEARTH).map(Card::kind))
                .containsExactly(CardKind.LEGEND, CardKind.RELIC, CardKind.MONSTER, CardKind.LOCATION);
        assertThat(CardKind.LEGEND.deck()).isEqualTo(DeckKind.COMPANION);
        assertThat(CardKind.RELIC.deck()).isEqualTo(DeckKind.COMPANION);
        assertThat(CardKind.MONSTER.deck()).isEqualTo(DeckKind.ADVENTURE);
        assertThat(CardKind.LOCATION.deck()).isEqualTo(DeckKind.ADVENTURE);
        assertThat(HEARTH.level()).isZero();
        assertThat(faults(location("High Place", FIRE).value(FIRE, 1).build())).contains("CG-1.7/location-numbers");
    }

    @Test
    @Rule("CG-1.2")
    void elementsAreData() {
        Element moon = new Element("moon");
        Element sun = new Element("sun");
        assertThat(Catalogue.of(Array.of(moon, sun), Array.empty()).get().elements())
                .containsExactly(moon, sun);
        assertThat(Catalogue.of(Array.of(moon), Array.empty()).getLeft().map(Problem::key))
                .containsExactly("CG-1.2/few-elements");
        assertThat(Catalogue.of(Array.of(moon, sun), Array.of(HEARTH)).getLeft().map(Problem::key))
                .contains("CG-1.2/unknown-element");
        assertThat(ElementCard.deck(Array.of(moon, sun))).hasSize(10);
    }

    @Test
    @Rule({"CG-1.3", "CG-6.8"})
    void theElementOfACardAloneCountsForItsPrice() {
        Scene scene = Scene.table()
                .realm(SOUTH, QUARRY, BELFRY)
                .hand(SOUTH, CINDER_WARDEN)
                .adds(CINDER_WARDEN, 1)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH))
                .as("earth and air are elements of its values only")
                .isZero();
    }

    @Test
    @Rule({"CG-1.4", "CG-1.6", "CG-1.11"})
    void valuesAreNumbersOfOneOrMoreAndThoseNotPrintedAreZero() {
        assertThat(CINDER_WARDEN.values().in(AIR)).isEqualTo(2);
        assertThat(CINDER_WARDEN.values().in(WATER)).isZero();
        assertThat(BOG_MAW.values().in(EARTH)).isEqualTo(4);
        assertThat(faults(legend("Nobody", FIRE, -1).build())).containsExactly("CG-1.11/out-of-range");
        assertThat(faults(legend("Nobody", FIRE, 1).value(FIRE, 0).build())).containsExactly("CG-1.4/out-of-range");
        assertThat(faults(
                        legend("Nobody", FIRE, 1).value(FIRE, 1).value(FIRE, 2).build()))
                .containsExactly("CG-1.4/several-values");
    }

    @Test
    @Rule({"CG-1.5", "CG-6.5"})
    void aRelicHasABonusOrAnotherEffectOrAPower() {
        Card chalice =
                relic("Chalice", FIRE, 2).power(1, Words.draw(Words.OWN, 1)).build();
        assertThat(faults(chalice, SPARK_LENS)).isEmpty();
        assertThat(faults(monster("Singer", FIRE, 1)
                        .power(1, Words.draw(Words.OWN, 1))
                        .build()))
                .contains("CG-6.5/no-powers");
    }

    @Test
    @Rule({"CG-1.8", "CG-2.4"})
    void theElementDeckHoldsEachCardOnce() {
        Array<ElementCard> deck = ElementCard.deck(StarterSet.elements());
        assertThat(deck).hasSize(20).doesNotHaveDuplicates();
        assertThat(deck.filter(card -> card.element().equals(EARTH)))
                .containsExactly(earth(1), earth(2), earth(3), earth(5), earth(8));
        Scene scene = Scene.table().awaits("South: action");
        assertThat(scene.elements(SOUTH)).isEqualTo(scene.elements(NORTH)).isEqualTo(deck);
    }

    @Test
    @Rule({"CG-1.9", "CG-4.1", "CG-6.8"})
    void theLevelIsThePriceAndTheWorth() {
        Scene scene = Scene.table()
                .hand(SOUTH, OLD_KING)
                .shards(SOUTH, 4)
                .adds(OLD_KING, 1)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
    }

    @Test
    @Rule({"CG-1.10", "CG-3.5", "CG-6.12"})
    void aPremiumPrintIsTheSameCardInPlay() {
        Scene scene = Scene.table()
                .hand(SOUTH, ASH_SMITH.inPremium())
                .company(SOUTH, ASH_SMITH)
                .refuses(new Add(SOUTH, ASH_SMITH.inPremium().id(), 2), "CG-6.13/in-spearhead")
                .reinforces(ASH_SMITH.inPremium())
                .awaits("South: action");
        assertThat(scene.duplicates(SOUTH, 1)).isEqualTo(1);
        assertThat(faults(ASH_SMITH, ASH_SMITH.inPremium())).isEmpty();
    }

    @Test
    @Rule({"CG-3.1", "CG-3.4"})
    void nothingLimitsShardsAndVictoryPointsFromAbove() {
        Card purse = location("Purse", FIRE)
                .whenPlaced(Words.gainShards(Words.OWN, 99))
                .build();
        Scene scene = Scene.table()
                .shards(SOUTH, 500)
                .hand(SOUTH, purse)
                .places(purse)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(598);
        assertThat(scene.side(SOUTH).spearhead().posts()).hasSize(3);
    }

    @Test
    @Rule({"CG-3.2", "CG-3.7", "CG-3.9"})
    void realmAndNestHaveNoOrderAndSeveralLocationsMayShareAnElement() {
        Scene one = Scene.table()
                .hand(SOUTH, HEARTH, FORGE, BOG_MAW, DUNE_JACKAL)
                .shards(SOUTH, 9)
                .ap(SOUTH, 5);
        one.places(HEARTH).places(FORGE).places(DUNE_JACKAL).places(BOG_MAW).awaits("South: action");
        Scene other = Scene.table()
                .hand(SOUTH, HEARTH, FORGE, BOG_MAW, DUNE_JACKAL)
                .shards(SOUTH, 9)
                .ap(SOUTH, 5);
        other.places(FORGE).places(HEARTH).places(BOG_MAW).places(DUNE_JACKAL).awaits("South: action");
        assertThat(one.game().table()).isEqualTo(other.game().table());
        assertThat(one.realm(SOUTH)).containsExactly("Forge", "Hearth");
        assertThat(one.nest(SOUTH)).containsExactly("Bog Maw", "Dune Jackal");
    }

    @Test
    @Rule({"CG-3.3", "CG-8.12"})
    void elementCardsHaveADiscardPileOfTheirOwn() {
        Scene scene = Scene.table()
                .hand(SOUTH, HEARTH, FORGE)
                .elements(SOUTH, fire(1), fire(2))
                .burns(HEARTH)
                .meditates()
                .putsBack(SOUTH)
                .awaits("South: action");
        assertThat(scene.discarded(SOUTH)).containsExactly("Hearth");
        assertThat(scene.elementsDiscarded(SOUTH)).containsExactly(fire(1), fire(2));
        assertThat(scene.discarded(NORTH)).isEmpty();
    }

    @Test
    @Rule({"CG-3.6", "CG-6.13"})
    void noNameIsInTwoPlaces() {
        Scene.table()
                .company(SOUTH, ASH_SMITH, REEF_BARD)
                .put(SOUTH, 1, TIDE_RING)
                .hand(SOUTH, ASH_SMITH, TIDE_RING)
                .refusesSaying(
                        new Add(SOUTH, ASH_SMITH.id(), 3),
                        "Ash Smith may not be in two places of a spearhead (CG-3.6/twice)",
                        "Ash Smith is in the spearhead already (CG-6.13/in-spearhead)")
                .refusesSaying(
                        new Add(SOUTH, TIDE_RING.id(), 2),
                        "Tide Ring may not be in two places of a spearhead (CG-3.6/twice)",
                        "Tide Ring is in the spearhead already (CG-6.13/in-spearhead)")
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-3.8", "CG-5.2", "CG-9.3"})
    void raivenAreNeverGained() {
        Scene scene = Scene.table().raiven(SOUTH, 1).raiven(NORTH, 0);
        for (int turn = 0; turn < 4; turn++) {
            scene.exhausted(SOUTH).exhausted(NORTH).passesSword();
        }
        scene.awaits("South: action");
        assertThat(scene.raiven(SOUTH)).isEqualTo(1);
        assertThat(scene.raiven(NORTH)).isZero();
    }
}
