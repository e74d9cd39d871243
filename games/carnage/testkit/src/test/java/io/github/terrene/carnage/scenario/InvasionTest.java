package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.event.DuelEnded;
import io.github.terrene.carnage.event.ElementsArranged;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.FightersOrdered;
import io.github.terrene.carnage.event.LegendLost;
import io.github.terrene.carnage.event.LocationLost;
import io.github.terrene.carnage.event.MonstersElementsLaid;
import io.github.terrene.carnage.event.NestEmptied;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 10: nest and invasion. Monsters lie in the nest by id: Bog Maw, Dune Jackal, Smoke Drake. */
class InvasionTest {
    private static Scene coming() {
        return Scene.table()
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .company(NORTH, REEF_BARD, STONE_NURSE);
    }

    /** The Monsters win rounds 2 and 3; Bog Maw is beaten. */
    private static Scene won(Scene scene) {
        return scene.elements(NORTH, water(8), earth(1), air(1), air(2))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 0), fire(1), earth(8), fire(5))
                .lays(NORTH, water(8), earth(1), air(1));
    }

    /** The Monsters win round 3 only, where nobody stands; Bog Maw and Dune Jackal are beaten. */
    private static Scene lost(Scene scene) {
        return scene.elements(NORTH, water(8), earth(8), air(1), air(2))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 0), fire(1), fire(2), fire(5))
                .lays(NORTH, water(8), earth(8), air(1));
    }

    @Test
    @Rule({"CG-10.1", "CG-6.9"})
    void theThirdMonsterStartsAnInvasionInTheMiddleOfTheTurn() {
        Scene two = Scene.table().nest(SOUTH, BOG_MAW).hand(SOUTH, DUNE_JACKAL).places(DUNE_JACKAL);
        two.never(AttackBegan.class).awaits("South: action");
        Scene scene = coming().places(SMOKE_DRAKE).awaits("South: order");
        assertThat(scene.events(Paid.class)).containsExactly(new Paid(SOUTH, 1, 3));
        scene.orders(SOUTH, 1, 2, 3).letsPass(NORTH).awaits("South: action");
        assertThat(scene.ap(SOUTH)).isEqualTo(2);
    }

    @Test
    @Rule("CG-10.1")
    void threeMonstersOfOneCardAreOrderedWithoutAQuestion() {
        Scene scene = Scene.table()
                .nest(SOUTH, BOG_MAW, BOG_MAW)
                .hand(SOUTH, BOG_MAW)
                .company(NORTH, STONE_NURSE)
                .places(BOG_MAW)
                .awaits("North: block");
        assertThat(scene.game().table().duel().get().attackers()).containsExactly(1, 2, 3);
    }

    @Test
    @Rule("CG-10.2")
    void monstersInTheNestGiveNothingAndAreNotAttacked() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .nest(NORTH, BOG_MAW, DUNE_JACKAL)
                .attacks()
                .awaits("South: ascend");
        assertThat(scene.vp(NORTH)).isZero();
        assertThat(scene.nest(NORTH)).hasSize(2);
        assertThat(scene.options()).containsExactly(new OwnChoice.At(1), new OwnChoice.At(2), new OwnChoice.Nothing());
    }

    @Test
    @Rule({"CG-10.3", "CG-10.4", "CG-10.5", "CG-14.5"})
    void theInvaderOrdersOpenlyThenTheDefenderDefendsAndOrders() {
        Scene scene = coming().places(SMOKE_DRAKE).awaits("South: order");
        assertThat(scene.options()).hasSize(6);
        scene.refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 2, 0))), "CG-10.3/left-out")
                .refuses(new Choose(NORTH, Choice.YES), "CG-10.3/not-awaited")
                .orders(SOUTH, 3, 1, 2)
                .awaits("North: block");
        assertThat(scene.seenBy(NORTH).table().duel().get().attackers()).containsExactly(3, 1, 2);
        scene.refuses(new Choose(SOUTH, Choice.YES), "CG-10.4/not-awaited")
                .answers(NORTH, Choice.YES)
                .awaits("North: order")
                .refuses(new Choose(NORTH, new OwnChoice.Order(Array.of(1, 2, 3))), "CG-10.5/empty-place")
                .never(ElementsDrawn.class)
                .orders(NORTH, 0, 1, 2)
                .awaits("North: lay");
    }

    @Test
    @Rule({"CG-10.5", "CG-10.6", "CG-10.15"})
    void theMonstersCardsComeBeforeTheDefendersFourAndTheInvaderLaysNone() {
        Scene scene = coming().places(SMOKE_DRAKE).orders(SOUTH, 1, 2, 3).blocks(NORTH, 1, 2, 0);
        scene.happenedInOrder(
                        FightersOrdered.class, FightersOrdered.class, MonstersElementsLaid.class, ElementsDrawn.class)
                .happened(1, ElementsDrawn.class)
                .awaits("North: lay");
        assertThat(scene.elements(SOUTH)).hasSize(17);
        assertThat(scene.side(NORTH).elements().drawn().cards()).hasSize(4);
        Array<ElementCard> laid = scene.side(SOUTH).elements().laid().cards();
        scene.refuses(new Lay(SOUTH, laid.map(ElementCard::id)), "CG-8.4/not-awaited");
        assertThat(scene.legal(SOUTH)).isEmpty();
        scene.lays(NORTH, scene.side(NORTH).elements().drawn().cards().take(3).toJavaArray(ElementCard[]::new));
        assertThat(scene.events(RoundFought.class).map(each -> each.round().attacking()))
                .isEqualTo(laid);
    }

    @Test
    @Rule({"CG-10.6", "CG-10.13", "CG-8.17"})
    void theInvadersDeckIsShuffledSoThatAMeditationShowsNothing() {
        Scene scene = coming().elements(SOUTH, fire(8), fire(5)).meditates().putsBack(SOUTH, fire(8), fire(5));
        scene.places(SMOKE_DRAKE).orders(SOUTH, 1, 2, 3).blocks(NORTH, 1, 2, 0);
        scene.happenedInOrder(ElementsArranged.class, ElementsShuffled.class, MonstersElementsLaid.class);
        assertThat(scene.events(ElementsShuffled.class).map(ElementsShuffled::seat))
                .containsExactly(SOUTH);
        scene.awaits("North: lay");
    }

    @Test
    @Rule({"CG-10.6", "CG-10.13", "CG-14.3"})
    void nobodySeesTheMonstersCardsBeforeTheirRound() {
        Scene one = coming().places(SMOKE_DRAKE).orders(SOUTH, 1, 2, 3);
        one.elements(NORTH, air(1), air(2), air(3), air(5)).blocks(NORTH, Array.of(1, 2, 0), fire(1), water(2), air(8));
        Scene other = coming().places(SMOKE_DRAKE).orders(SOUTH, 1, 2, 3);
        other.elements(NORTH, air(1), air(2), air(3), air(5))
                .blocks(NORTH, Array.of(1, 2, 0), air(8), fire(1), water(2));
        for (Seat seat : Array.of(SOUTH, NORTH, Seat.of(2))) {
            one.looksTo(seat, other);
            assertThat(one.seenBy(seat).table().side(SOUTH).elements().laid().cards())
                    .hasSize(3)
                    .allMatch(ElementCard::unknown);
        }
        one.awaits("North: lay");
    }

    @Test
    @Rule({"CG-10.13", "CG-8.13"})
    void withFewerThanThreeCardsTheDiscardPileIsShuffledIn() {
        Scene scene = coming().elementDeck(SOUTH, fire(1), fire(2))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, 1, 2, 0)
                .awaits("North: lay");
        assertThat(scene.elements(SOUTH)).hasSize(17);
        assertThat(scene.events(ElementsShuffled.class)).hasSize(1);
    }

    @Test
    @Rule("CG-10.7")
    void monstersHaveNeitherPillarBonusNorAwakeningAndWithEqualRoundsTheyHaveLost() {
        Scene scene = lost(coming().pillars(SOUTH, 3)).awaits("South: save");
        assertThat(scene.rounds()).containsExactly("1 to 11", "2 to 11", "11 to 0");
        Scene tied = coming().elements(NORTH, water(8), earth(1), air(1), air(2))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 2, 1, 3)
                .blocks(NORTH, Array.of(1, 2, 0), fire(1), earth(1), fire(5));
        tied.lays(NORTH, water(8), air(1), earth(1));
        assertThat(tied.rounds()).containsExactly("1 to 11", "5 to 1", "11 to 0");
        tied.awaits("North: keep");
    }

    @Test
    @Rule({"CG-10.8", "CG-10.9", "CG-10.12", "CG-10.14"})
    void lossesComeFirstThenTheUnbeatenMonstersAscend() {
        Scene scene = won(coming().realm(NORTH, SPRING)).awaits("North: keep");
        scene.never(NestEmptied.class);
        assertThat(scene.rounds()).containsExactly("1 to 11", "11 to 4", "11 to 0");
        scene.loses(NORTH).awaits("South: action");
        assertThat(scene.events(NestEmptied.class))
                .containsExactly(new NestEmptied(SOUTH, Array.of(DUNE_JACKAL, SMOKE_DRAKE), Array.of(BOG_MAW), 2));
        assertThat(scene.nest(SOUTH)).isEmpty();
        assertThat(scene.vp(SOUTH)).isEqualTo(2);
        scene.happenedInOrder(LegendLost.class, DuelEnded.class, NestEmptied.class, LocationLost.class);
    }

    @Test
    @Rule({"CG-10.10", "CG-12.14"})
    void theInvaderPicksTheLocationAndOneAloneIsTakenWithoutAQuestion() {
        Scene two = won(coming().realm(NORTH, SPRING, QUARRY)).keeps(NORTH).awaits("South: location");
        two.refuses(new Choose(NORTH, new OwnChoice.OnTable("spring")), "CG-10.10/not-awaited")
                .refuses(new Choose(SOUTH, new OwnChoice.OnTable("hearth")), "CG-10.10/not-in-realm")
                .refuses(new Choose(SOUTH, new OwnChoice.Nothing()), "CG-10.10/not-offered")
                .chooses(SOUTH, SPRING)
                .awaits("South: action");
        assertThat(two.discarded(NORTH)).containsExactly("Spring");
        Scene same = won(coming().realm(NORTH, SPRING, SPRING)).keeps(NORTH).awaits("South: action");
        assertThat(same.realm(NORTH)).containsExactly("Spring");
        Scene none = won(coming().realm(SOUTH, HEARTH)).keeps(NORTH).awaits("South: action");
        assertThat(none.realm(SOUTH)).containsExactly("Hearth");
    }

    @Test
    @Rule({"CG-10.11", "CG-10.12"})
    void ofMonstersThatLostTheInvaderSavesOneBeatenOrNot() {
        Scene scene = lost(coming().realm(NORTH, SPRING)).awaits("South: save");
        assertThat(scene.options()).hasSize(3);
        scene.refuses(new Choose(SOUTH, new OwnChoice.Nothing()), "CG-10.11/not-offered")
                .chooses(SOUTH, BOG_MAW)
                .never(LocationLost.class)
                .awaits("South: action");
        assertThat(scene.pantheon(SOUTH)).containsExactly("Bog Maw");
        assertThat(scene.discarded(SOUTH)).containsExactly("Dune Jackal", "Smoke Drake");
        assertThat(scene.nest(SOUTH)).isEmpty();
        assertThat(scene.vp(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule({"CG-10.14", "CG-13.1"})
    void withFifteenPointsNoLocationIsPicked() {
        won(coming().vp(SOUTH, 13).realm(NORTH, SPRING, QUARRY))
                .keeps(NORTH)
                .won(SOUTH)
                .never(LocationLost.class);
        lost(coming().vp(SOUTH, 14)).chooses(SOUTH, SMOKE_DRAKE).won(SOUTH);
    }

    @Test
    @Rule("CG-10.11")
    void aSavedMonsterGivesNothingIfThatIsAgreed() {
        Scene scene = lost(coming().options(Options.standard().withSavedMonsterVp(0))
                        .vp(SOUTH, 14))
                .chooses(SOUTH, SMOKE_DRAKE)
                .awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(14);
        assertThat(scene.pantheon(SOUTH)).containsExactly("Smoke Drake");
    }
}
