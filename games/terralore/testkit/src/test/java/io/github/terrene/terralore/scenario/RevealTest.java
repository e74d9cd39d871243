package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Shown;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.LanesCounted.Clash;
import io.github.terrene.terralore.event.OrderFixed;
import io.github.terrene.terralore.event.PlansOpened;
import io.github.terrene.terralore.event.PlansOpened.Opened;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.view.Offer;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import org.junit.jupiter.api.Test;

/** Sections 7 and 8: the Reveal phase and Creatures in lanes. */
class RevealTest {
    private static final Card QUAKE =
            skill("Quake").onReveal(destroy(all(creatures(ANY, HERE)))).build();

    @Test
    @Rule({"TL-7.3", "TL-7.4", "TL-7.5"})
    void whatDecidedTheOrderIsTold() {
        assertThat(decided(Scene.table().castles(7, 9).hand(SOUTH, COIN))).isEqualTo(OrderFixed.Trailing.CASTLE);
        assertThat(decided(Scene.table().castles(9, 9).field(NORTH_W, COIN).hand(SOUTH, Scene.X)))
                .isEqualTo(OrderFixed.Trailing.FIELD);
        assertThat(decided(Scene.table().castles(9, 9).hand(SOUTH, COIN))).isEqualTo(OrderFixed.Trailing.ROLL);
    }

    private static OrderFixed.Trailing decided(Scene scene) {
        return scene.plan(SOUTH).plan(NORTH).events(OrderFixed.class).head().by();
    }

    @Test
    @Rule({"TL-9.9", "TL-9.12"})
    void aCreatureIsOfferedWithItsCurrentPoints() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_E, LightCards.BANNER_HERON, COIN)
                .field(NORTH_W, Scene.X)
                .reveals(
                        skill("Swell")
                                .onReveal(
                                        changePoints(all(creatures(ANY, ANYWHERE)), number(4), LASTING),
                                        destroy(Words.target(creatures(ANY, ANYWHERE))))
                                .build(),
                        SOUTH_W);
        Shown<Action> shown = scene.rules().shown(scene.rules().view(scene.game(), SOUTH));
        Array<Offer> offers = scene.rules()
                .choices(scene.game(), SOUTH)
                .map(shown::offered)
                .map(Offer.class::cast)
                .toArray();
        assertThat(offers.filter(Offer.OnField.class::isInstance)
                        .map(Offer.OnField.class::cast)
                        .toMap(offer -> offer.card().card().name(), Offer.OnField::points))
                .isEqualTo(HashMap.of("Banner Heron", 7, "Coin", 5, "X", 5));
        assertThat(shown.offered(new Action.Concede(SOUTH))).isEqualTo(new Offer.Plain(new Action.Concede(SOUTH)));
    }

    @Test
    @Rule({"TL-7.1", "TL-12.3", "TL-12.5"})
    void allPaymentsAreShownTogetherSortedByName() {
        Card dear = creature("Dear").cost(2).points(5).build();
        Card zeal = plain("Zeal", 1);
        Card apple = plain("Apple", 1);
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, dear, zeal, apple, COIN)
                .plan(SOUTH, card(COIN, SOUTH_W), card(dear, SOUTH_W, zeal, apple))
                .plan(NORTH);
        PlansOpened opened =
                (PlansOpened) scene.events().find(PlansOpened.class::isInstance).get();
        assertThat(opened.plans().head().discards().map(Card::name)).containsExactly("Apple", "Zeal");
        Opened seen =
                ((PlansOpened) scene.rules().seenBy(opened, NORTH)).plans().head();
        assertThat(seen.discards()).hasSize(2);
        assertThat(seen.defending()).isEqualTo(Pile.unknown(2));
        assertThat(seen.attacking().size()).isZero();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-7.9", "TL-9.2"})
    void aCreatureEntersAndThenDoesWhatItDoes() {
        Card counter = creature("Counter")
                .points(1)
                .onReveal(changePoints(itself(), forEach(1, creatures(OWN, HERE)), LASTING))
                .build();
        Scene scene = Scene.table().southTrails().field(SOUTH_W, COIN).reveals(counter, SOUTH_W);
        assertThat(scene.points("Counter")).isEqualTo(3);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-7.10", "TL-7.12", "TL-7.13"})
    void aSkillIsBuriedOrExiledOrStaysAsItsTextSays() {
        assertThat(Scene.table().southTrails().reveals(QUAKE, SOUTH_W).graveyard(SOUTH))
                .containsExactly("Quake");
        assertThat(Scene.table()
                        .southTrails()
                        .reveals(Workshop.BLANK_PAGE, SOUTH_W)
                        .graveyard(SOUTH))
                .containsExactly("Blank Page");
        assertThat(Scene.table()
                        .southTrails()
                        .reveals(Workshop.LAST_RITE, SOUTH_W)
                        .exile(SOUTH))
                .containsExactly("Last Rite");
        Scene altar = Scene.table().castles(8, 10).field(SOUTH_W, COIN).reveals(Workshop.ALTAR, SOUTH_W, COIN);
        assertThat(altar.field(SOUTH_W)).containsExactly("Coin", "Altar");
        assertThat(altar.castle(SOUTH)).isEqualTo(9);
        assertThat(altar.events()
                        .filter(LanesCounted.class::isInstance)
                        .map(event -> ((LanesCounted) event)
                                .clashes()
                                .map(Clash::defence)
                                .find(total -> total.place().equals(SOUTH_W))
                                .get()
                                .total()))
                .containsExactly(2);
        altar.awaitsPlans(3);
    }

    @Test
    @Rule("TL-7.12")
    void aSkillLeavesBeforeTheEffectsThatItCaused() {
        Card heir = creature("Heir")
                .points(1)
                .whenDestroyed(take(target(buried(OWN)), HERE))
                .build();
        Card rite = skill("Rite").onReveal(destroy(all(creatures(OWN, HERE)))).build();
        Scene scene = Scene.table().southTrails().field(SOUTH_W, heir).reveals(rite, SOUTH_W);
        Array<String> kinds = scene.events().map(event -> event.getClass().getSimpleName());
        assertThat(kinds.indexOf("SkillLeft")).isLessThan(kinds.lastIndexOf("EffectBegan"));
        assertThat(scene.graveyard(SOUTH)).containsExactly("Heir", "Rite");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-7.11")
    void aFaceDownCardIsNotInPlay() {
        Card last = plain("Last", 1);
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, QUAKE, last)
                .plan(SOUTH, card(QUAKE, SOUTH_W), card(last, SOUTH_W))
                .plan(NORTH);
        assertThat(scene.field(SOUTH_W)).containsExactly("Last");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-7.11")
    void aFaceDownCardFillsNoPlaceAndHasNoPoints() {
        Card fourth = creature("Fourth").points(1).onReveal(millEither(1)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("A", 1), plain("B", 1), plain("C", 1))
                .hand(SOUTH, fourth, Workshop.BLANK_PAGE)
                .plan(SOUTH, card(fourth, SOUTH_W), card(Workshop.BLANK_PAGE, SOUTH_W))
                .plan(NORTH)
                .awaits("South: deck");
        assertThat(scene.side(SOUTH).defending().faceDown().size()).isEqualTo(1);
        assertThat(CurrentStats.total(scene.game().table(), SOUTH_W)).isEqualTo(4);
        scene.does(new Choose(SOUTH, new OwnChoice.Player(NORTH))).awaitsPlans(3);
        assertThat(scene.field(SOUTH_W)).containsExactly("A", "B", "C", "Fourth");
    }

    @Test
    @Rule({"TL-7.2", "TL-7.6"})
    void theLaneOrderStaysEvenIfTheOtherPlayerNowTrails() {
        Card bell = creature("Bell").points(1).onReveal(damageCastle(ENEMY, 3)).build();
        Scene scene = Scene.table()
                .castles(8, 6)
                .hand(NORTH, bell)
                .hand(SOUTH, plain("First", 1), plain("Second", 1))
                .plan(SOUTH, card(plain("Second", 1), SOUTH_W), card(plain("First", 1), SOUTH_E))
                .plan(NORTH, card(bell, NORTH_E));
        assertThat(scene.revealed())
                .as("North trailed when the order was fixed")
                .containsExactly("Bell", "First", "Second");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.1", "TL-8.9"})
    void aCardThatLeavesLosesItsChanges() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("Foe", 2))
                .hand(SOUTH, LightCards.BANNER_HERON, WaterCards.EBB, COIN, plain("X", 1), plain("Y", 1))
                .plan(SOUTH, card(LightCards.BANNER_HERON, SOUTH_W, COIN, plain("X", 1), plain("Y", 1)))
                .plan(NORTH);
        assertThat(scene.points("Foe")).isEqualTo(4);
        scene.awaitsPlans(3)
                .plan(SOUTH, card(WaterCards.EBB, SOUTH_E))
                .plan(NORTH)
                .chooses(SOUTH, "Foe");
        scene.plan(SOUTH, card(plain("Foe", 2), SOUTH_W)).plan(NORTH);
        assertThat(scene.points("Foe")).isEqualTo(2);
        scene.awaitsPlans(5);
    }

    @Test
    @Rule({"TL-7.3", "TL-7.7"})
    void inTheFirstTurnThePlayersRollWhoeverTrails() {
        Scene scene =
                Scene.table().southTrails().rolls(1, 6).begins(1).plan(SOUTH).plan(NORTH);
        assertThat(scene.game().table().leader()).isEqualTo(NORTH);
        scene.awaitsPlans(2);
    }

    /** Four weak Creatures are in the way of a strong one: they may not be cleared away at will. */
    @Test
    @Rule("TL-8.5")
    void nobodyDestroysACreatureAtWill() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, COIN, plain("B", 1), plain("C", 1), plain("D", 1))
                .field(SOUTH_E, plain("E", 1))
                .hand(SOUTH, plain("X", 1), plain("Strong", 9))
                .planning();
        assertThat(scene.legal(SOUTH))
                .allMatch(
                        action -> action instanceof PlaceCard || action instanceof HandIn || action instanceof Concede);
        assertThat(scene.whyNot(new Choose(SOUTH, scene.creature("B")))).isNotEmpty();
        scene.plan(SOUTH, card(plain("X", 1), SOUTH_E)).plan(NORTH);
        assertThat(scene.field(SOUTH_W))
                .as("a fourth was there, a fifth did not come")
                .hasSize(4);
        assertThat(scene.graveyard(SOUTH)).isEmpty();
        scene.awaitsPlans(3).plan(SOUTH, card(plain("Strong", 9), SOUTH_W)).plan(NORTH);
        assertThat(scene.legal(SOUTH).reject(Concede.class::isInstance))
                .as("one of four, not two and not none")
                .allMatch(Choose.class::isInstance)
                .hasSize(4);
        scene.chooses(SOUTH, "B").awaitsPlans(4);
        assertThat(scene.graveyard(SOUTH)).containsExactly("B");
    }

    @Test
    @Rule({"TL-8.4", "TL-8.11", "TL-9.8"})
    void whatADestroyedCreatureCausesComesAfterTheNewcomersReveal() {
        Card heir = creature("Heir")
                .points(0)
                .whenDestroyed(destroy(all(creatures(OWN, HERE))))
                .build();
        Card second = creature("Second")
                .points(1)
                .whenDestroyed(damageCastle(ENEMY, 1))
                .build();
        Card guest =
                creature("Guest").points(1).onReveal(damageCastle(ENEMY, 3)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, heir, second, plain("C", 1), plain("D", 1))
                .reveals(guest, SOUTH_W)
                .chooses(SOUTH, "Heir");
        assertThat(scene.field(SOUTH_W)).isEmpty();
        assertThat(scene.castle(NORTH))
                .as("the newcomer is gone before its turn comes")
                .isEqualTo(9);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.6", "TL-8.8", "TL-1.9"})
    void aTokenOnTheOtherSideIsControlledThereAndIsNotMadeInAFullLane() {
        Scene scene = Scene.table().southTrails().reveals(DarknessCards.BROOD_TOAD, SOUTH_W, COIN);
        assertThat(scene.field(NORTH_W)).containsExactly("Burden");
        assertThat(scene.standing("Burden").controller()).isEqualTo(NORTH);
        Scene full = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("A", 0), plain("B", 0), plain("C", 0), plain("D", 0))
                .reveals(DarknessCards.BROOD_TOAD, SOUTH_W, COIN);
        assertThat(full.field(NORTH_W)).hasSize(4);
        full.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.10", "TL-8.6"})
    void aCreaturePutOntoTheFieldWasNotRevealedUnlessTheTextSaysSo() {
        Card bell = creature("Bell").points(1).onReveal(damageCastle(ENEMY, 1)).build();
        Scene quiet = Scene.table()
                .southTrails()
                .graveyard(SOUTH, bell)
                .reveals(skill("Call").onReveal(take(target(buried(OWN)), HERE)).build(), SOUTH_W);
        assertThat(quiet.field(SOUTH_W)).containsExactly("Bell");
        assertThat(quiet.castle(NORTH)).isEqualTo(10);
        Scene loud = Scene.table()
                .southTrails()
                .graveyard(SOUTH, bell)
                .reveals(
                        skill("Call")
                                .onReveal(take(target(buried(OWN)), HERE), reveal(it()))
                                .build(),
                        SOUTH_W);
        assertThat(loud.castle(NORTH)).isEqualTo(9);
        loud.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-14.5", "TL-8.7", "TL-9.7"})
    void twoCreaturesExchangeLanesEvenIfBothAreFull() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1))
                .field(SOUTH_E, plain("E", 1), plain("F", 1), plain("G", 1), plain("H", 1))
                .reveals(WaterCards.CROSSCURRENT, SOUTH_W)
                .chooses(SOUTH, "E")
                .chooses(SOUTH, "A");
        assertThat(scene.field(SOUTH_W)).containsExactly("B", "C", "D", "E");
        assertThat(scene.field(SOUTH_E)).containsExactly("F", "G", "H", "A");
        scene.awaitsPlans(3);
        Scene none = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("A", 1))
                .field(NORTH_E, plain("B", 1))
                .reveals(WaterCards.CROSSCURRENT, SOUTH_W);
        assertThat(none.field(SOUTH_W)).containsExactly("A");
        none.awaitsPlans(3);
    }
}
