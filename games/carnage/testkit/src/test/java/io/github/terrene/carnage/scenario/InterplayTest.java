package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.location;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
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
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.LegendKept;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.event.TurnEnded;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Rules that meet. */
class InterplayTest {
    @Test
    @Rule({"CG-6.8", "CG-12.11", "CG-10.1"})
    void theThirdMonsterCheaperByLocationsAndByAnEffect() {
        Card forager =
                legend("Forager", AIR, 1).power(0, Words.cheaperPlacement(1)).build();
        Scene scene = Scene.table()
                .company(SOUTH, forager)
                .realm(SOUTH, HEARTH)
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .shards(SOUTH, 1)
                .uses(1)
                .places(SMOKE_DRAKE)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-9.9", "CG-9.4", "CG-11.4", "CG-8.6"})
    void whoReplacesALegendBearsItsRelicAndHasThePillarBonus() {
        Scene scene = Scene.table()
                .pillars(SOUTH, 1)
                .ap(SOUTH, 4)
                .put(SOUTH, 1, CINDER_WARDEN)
                .put(SOUTH, 1, GLASS_HARP, GLASS_HARP)
                .put(SOUTH, 2, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .hand(SOUTH, STORM_QUEEN)
                .elements(SOUTH, air(1), fire(1), fire(2), fire(3))
                .attacks(1, 2, 0)
                .letsPass(NORTH)
                .ascends(SOUTH, 1)
                .choosesFromHand(SOUTH, STORM_QUEEN)
                .attacks(1, 2, 0)
                .blocks(NORTH, 0, 0, 1)
                .lays(SOUTH, air(1), fire(1), fire(2));
        Array<ElementCard> drawn = scene.side(NORTH).elements().drawn().cards();
        scene.lays(NORTH, drawn.get(0), drawn.get(1), drawn.get(2)).awaits("South: ascend");
        assertThat(scene.rounds().head()).isEqualTo("10 to 0");
    }

    @Test
    @Rule({"CG-9.2", "CG-12.12"})
    void aDuplicateGoesBeforeAnEffectThatKeepsTheLegend() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .put(NORTH, 1, STONE_NURSE, STONE_NURSE)
                .put(NORTH, 2, GALE_FOX)
                .waiting(NORTH, new ForNextDuel.Rescue())
                .elements(SOUTH, fire(8), water(8), air(1), air(2))
                .elements(NORTH, fire(1), fire(2), fire(3), fire(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, fire(8), water(8), air(1))
                .lays(NORTH, fire(1), fire(2), fire(3))
                .awaits("North: keep");
        assertThat(scene.duplicates(NORTH, 1)).isZero();
        scene.rescues(NORTH).awaits("South: ascend");
        assertThat(scene.events(LegendKept.class)).containsExactly(new LegendKept(NORTH, 2, GALE_FOX, true));
        assertThat(scene.raiven(NORTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-10.9", "CG-12.14", "CG-9.1"})
    void ofMonstersOfOneCardOnlyTheBeatenOnesAreDiscarded() {
        Scene scene = Scene.table()
                .nest(SOUTH, BOG_MAW, BOG_MAW)
                .hand(SOUTH, BOG_MAW)
                .company(NORTH, STONE_NURSE)
                .elements(NORTH, earth(8), air(1), air(2), air(3))
                .places(BOG_MAW)
                .blocks(NORTH, Array.of(1, 0, 0), fire(1), fire(2), fire(3))
                .lays(NORTH, earth(8), air(1), air(2))
                .awaits("South: action");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Bog Maw", "Bog Maw");
        assertThat(scene.discarded(SOUTH)).containsExactly("Bog Maw");
        assertThat(scene.vp(SOUTH)).isEqualTo(2);
    }

    @Test
    @Rule({"CG-10.1", "CG-5.10", "CG-10.11"})
    void theSwordPassesOnceAnInvasionOfTheLastActionPointIsSettled() {
        Scene scene = Scene.table()
                .ap(SOUTH, 1)
                .exhausted(NORTH)
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .company(NORTH, OLD_KING, STONE_NURSE)
                .elements(NORTH, earth(8), earth(5), air(1), air(2))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 0), fire(1), fire(2), fire(3))
                .lays(NORTH, earth(8), earth(5), air(1))
                .never(TurnEnded.class)
                .awaits("South: save");
        scene.chooses(SOUTH, BOG_MAW).awaits("North: action");
    }

    @Test
    @Rule({"CG-12.9", "CG-12.4", "CG-10.7"})
    void anInvasionThatIsFoughtUsesUpWhatWaitedForAnAttack() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .company(NORTH, STONE_NURSE)
                .waiting(SOUTH, new ForNextDuel.TiesWon())
                .elements(NORTH, earth(5), air(1), air(2), air(3))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 0, 0), water(3), fire(2), fire(3))
                .lays(NORTH, earth(5), air(1), air(2))
                .awaits("North: keep");
        assertThat(scene.events(RoundFought.class).head().round().winner()).isEqualTo(Option.some(SOUTH));
        scene.keeps(NORTH).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
        assertThat(scene.game().table().promises()).isEmpty();
    }

    @Test
    @Rule({"CG-5.3", "CG-12.7"})
    void aHandAboveFiveStaysAsItIs() {
        Card library = location("Library", AIR)
                .whenPlaced(Words.drawFrom(Words.OWN, DeckKind.ADVENTURE, 3))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, library, HEARTH, FORGE, SPRING, QUARRY)
                .exhausted(NORTH)
                .places(library)
                .passesSword()
                .passesSword()
                .awaits("South: action");
        assertThat(scene.hand(SOUTH)).hasSize(7);
    }

    @Test
    @Rule({"CG-8.13", "CG-8.12", "CG-6.4"})
    void theCardsOfADuelComeBackWithTheNextShuffle() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elementDeck(SOUTH, fire(1), fire(2), fire(3), fire(5), fire(8))
                .elements(NORTH, air(1), air(2), air(3), air(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 0, 0, 1)
                .lays(SOUTH, fire(1), fire(2), fire(3))
                .lays(NORTH, air(1), air(2), air(3))
                .ascends(SOUTH, 2)
                .never(ElementsShuffled.class);
        assertThat(scene.elements(SOUTH)).containsExactly(fire(8));
        assertThat(scene.elementsDiscarded(SOUTH)).hasSize(19);
        scene.meditates().happened(1, ElementsShuffled.class).awaits("South: elements");
        assertThat(scene.elements(SOUTH)).hasSize(20);
    }
}
