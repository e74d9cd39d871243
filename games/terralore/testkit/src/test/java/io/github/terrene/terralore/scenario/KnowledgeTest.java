package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.event.CardsDiscarded;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.Chosen;
import io.github.terrene.terralore.event.DeckLookedAt;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.terralore.law.Conservation;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Section 12: what everyone may know. */
class KnowledgeTest {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    private static Game game(Options options) {
        return RULES.start(GameConfig.of(options, ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW), 3)
                .get()
                .state();
    }

    @Test
    @Rule({"TL-12.4", "TL-12.6"})
    void aPlanIsShownToWhoMakesIt() {
        Game game = game(Options.standard());
        Action placed = RULES.choices(game, SOUTH).head();
        Game planning = RULES.apply(game, placed).get().state();
        Asked<Action, Due> own = RULES.view(planning, SOUTH).shown().asked().get();
        assertThat(own.seats()).containsExactly(SOUTH, NORTH);
        assertThat(own.about()).isEqualTo("plan");
        assertThat(own.chosen()).containsExactly(placed);
        assertThat(RULES.view(planning, NORTH).shown().asked().get().chosen()).isEmpty();
        assertThat(RULES.view(planning, NORTH).shown().due()).containsExactlyElementsOf(Due.Course.REVEAL.next());
    }

    @Test
    @Rule({"TL-12.1", "TL-12.2"})
    void handsAreKnownToTheirPlayersAndDecksToNobody() {
        View view = RULES.view(game(Options.standard()), SOUTH);
        assertThat(view.own().hand().hidden()).isFalse();
        assertThat(view.opponent().hand()).isEqualTo(Pile.unknown(4));
        assertThat(view.own().deck()).isEqualTo(Pile.unknown(16));
        assertThat(view.opponent().deck()).isEqualTo(Pile.unknown(16));
        assertThat(view.awaited()).isTrue();
    }

    @Test
    @Rule("TL-12.8")
    void playersKnowTheirOwnListAndBothWhereListsAreOpen() {
        View closed = RULES.view(game(Options.standard()), SOUTH);
        assertThat(closed.lists().get(0)).isEqualTo(ReadyDecks.TIDE_AND_THORN.cards());
        assertThat(closed.lists().get(1)).isEmpty();
        View open = RULES.view(game(Options.standard().withOpenDeckLists(true)), SOUTH);
        assertThat(open.lists().get(1)).isEqualTo(ReadyDecks.CANDLE_AND_CLAW.cards());
    }

    @Test
    @Rule({"TL-12.1", "TL-12.8"})
    void anOnlookerSeesWhatIsPublic() {
        View view = RULES.view(game(Options.standard()), Seat.of(2));
        assertThat(view.lists()).allMatch(Array::isEmpty);
        assertThat(view.table().sides()).allMatch(side -> side.hand().equals(Pile.unknown(4)));
        assertThat(view.awaited()).isFalse();
    }

    @Test
    @Rule({"TL-12.3", "TL-7.8"})
    void theLaneOfTheNextCardIsPublicButNotTheCard() {
        Card b = plain("B", 1);
        Card c = plain("C", 1);
        Card d = plain("D", 1);
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("A", 1), plain("Z", 1))
                .hand(SOUTH, DarknessCards.NEEDLE_EEL, b, c, d)
                .plan(SOUTH, card(DarknessCards.NEEDLE_EEL, SOUTH_W, b), card(c, SOUTH_W), card(d, SOUTH_E))
                .plan(NORTH)
                .awaits("South: target");
        View north = scene.seenBy(NORTH);
        assertThat(north.opponent().defending().faceDown()).isEqualTo(Pile.unknown(1));
        assertThat(north.opponent().attacking().faceDown()).isEqualTo(Pile.unknown(1));
        View south = scene.seenBy(SOUTH);
        assertThat(south.own().defending().faceDown().cards()).containsExactly(c);
        scene.chooses(SOUTH, "A").awaitsPlans(3);
    }

    @Test
    @Rule({"TL-12.5", "TL-5.2"})
    void whatIsLostByOverflowIsShownAndWhatIsDrawnIsNot() {
        CardsDrawn drawn = new CardsDrawn(SOUTH, Array.of(plain("Held", 1)), Array.of(plain("Lost", 1)));
        CardsDrawn seen = (CardsDrawn) RULES.seenBy(drawn, NORTH);
        assertThat(seen.drawn()).containsExactly(Card.UNKNOWN);
        assertThat(seen.lost().map(Card::name)).containsExactly("Lost");
        assertThat(RULES.seenBy(drawn, SOUTH)).isEqualTo(drawn);
    }

    @Test
    @Rule({"TL-12.6", "TL-9.24", "TL-8.6"})
    void everybodySeesAnOpenChoiceEvenIfItHasNoEffect() {
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("A", 1), plain("B", 1))
                .field(NORTH_E, plain("C", 1), plain("D", 1), plain("E", 1), plain("F", 1))
                .reveals(
                        skill("Shove")
                                .onReveal(move(target(creatures(ENEMY, HERE)), OTHER_LANE))
                                .build(),
                        SOUTH_W)
                .awaits("South: target")
                .chooses(SOUTH, "B");
        assertThat(scene.field(NORTH_W)).as("the other lane is full").containsExactly("A", "B");
        assertThat(RULES.seenBy(scene.latest().head(), NORTH)).isEqualTo(new Chosen(SOUTH, new OwnChoice.Creature(2)));
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-12.6", "TL-12.2", "TL-9.15"})
    void halfADiscardTellsTheOpponentNothing() {
        Scene scene = Scene.table()
                .southTrails()
                .hand(NORTH, plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1))
                .reveals(skill("Tax").onReveal(discard(ENEMY, 2)).build(), SOUTH_W)
                .awaits("North: discard");
        View before = scene.seenBy(SOUTH);
        scene.discards(NORTH, plain("B", 1)).awaits("North: discard");
        assertThat(scene.latest()).isEmpty();
        assertThat(scene.seenBy(SOUTH)).isEqualTo(before);
        assertThat(scene.options()).hasSize(2);
        scene.discards(NORTH, plain("D", 1)).awaitsPlans(3);
    }

    /** The last two by id could be named with one question fewer than the first two, which would tell which were kept. */
    @Test
    @Rule({"TL-9.15", "TL-9.29", "TL-12.6"})
    void howOftenSomebodyIsAskedTellsNothingAboutTheDiscards() {
        Card tax = skill("Tax").onReveal(discard(ENEMY, 2)).build();
        Array<Card> hand = Array.of(plain("A", 1), plain("B", 1), plain("C", 1));
        for (Array<Card> discarded : hand.combinations(2)) {
            Scene scene = Scene.table()
                    .southTrails()
                    .hand(NORTH, hand.toJavaArray(Card[]::new))
                    .reveals(tax, SOUTH_W)
                    .awaits("North: discard");
            View before = scene.seenBy(SOUTH);
            scene.discards(NORTH, discarded.get(0)).awaits("North: discard");
            assertThat(scene.latest()).as("nothing is shown yet").isEmpty();
            assertThat(scene.seenBy(SOUTH)).isEqualTo(before);
            View imagined = RULES.view(RULES.imagine(before, new CardPool(Array.empty()), Rng.of(7)), SOUTH);
            assertThat(imagined.table()).isEqualTo(before.table());
            assertThat(imagined.agenda()).isEqualTo(before.agenda());
            scene.discards(NORTH, discarded.get(1)).awaitsPlans(3);
            assertThat(scene.latest()).contains(new CardsDiscarded(NORTH, discarded));
        }
    }

    @Test
    @Rule({"TL-12.2", "TL-12.6"})
    void howManyCardsAreLeftToChooseFromTellsNothingAboutAHand() {
        Card a = plain("A", 1);
        Card c = plain("C", 1);
        Card tax = skill("Tax").onReveal(discard(ENEMY, 2)).build();
        Scene first = Scene.table()
                .hand(NORTH, a, plain("B", 1), c, plain("D", 1), plain("E", 1))
                .reveals(tax, SOUTH_W)
                .discards(NORTH, a)
                .awaits("North: discard");
        Scene third = Scene.table()
                .hand(NORTH, a, plain("B", 1), c, plain("D", 1), plain("E", 1))
                .reveals(tax, SOUTH_W)
                .discards(NORTH, c)
                .awaits("North: discard");
        assertThat(third.seenBy(SOUTH)).isEqualTo(first.seenBy(SOUTH));
        assertThat(third.seenBy(NORTH)).isNotEqualTo(first.seenBy(NORTH));
    }

    @Test
    @Rule({"TL-1.9", "TL-12.2"})
    void nobodyIsImaginedToHoldATokenWhateverThePoolSays() {
        Seq<String> tokens = Array.of("sprout", "burden", "left-post", "right-post");
        View view = RULES.view(game(Options.standard()), SOUTH);
        Game imagined = RULES.imagine(view, new CardPool(Array.of(tokens, tokens)), Rng.of(1));
        assertThat(imagined.hand(NORTH).cards().map(Card::kind)).hasSize(4).doesNotContain(CardKind.TOKEN);
    }

    @Test
    @Rule({"TL-12.2", "TL-12.7", "TL-9.18"})
    void cardsLookedAtAreShownOnlyToThePlayerWhoLooks() {
        DeckLookedAt looked = new DeckLookedAt(SOUTH, NORTH, Array.of(plain("A", 1), plain("B", 1)));
        assertThat(RULES.seenBy(looked, SOUTH)).isEqualTo(looked);
        assertThat(RULES.seenBy(looked, NORTH))
                .isEqualTo(new DeckLookedAt(SOUTH, NORTH, Array.of(Card.UNKNOWN, Card.UNKNOWN)));
    }

    @Test
    @Rule({"TL-6.10", "TL-7.1", "TL-9.18", "TL-12.7"})
    void anActionThatShowedSomethingCannotBeTakenBack() {
        Scene reading = Scene.table()
                .southTrails()
                .deck(SOUTH, plain("A", 1), plain("B", 1), plain("C", 1))
                .hand(SOUTH, WaterCards.STILL_WATER)
                .plan(NORTH);
        assertThat(reading.undoable()).as("another player goes on").isFalse();
        reading.plan(SOUTH, card(WaterCards.STILL_WATER, SOUTH_W)).awaits("South: order");
        assertThat(reading.undoable())
                .as("the plans are opened, cards were looked at")
                .isFalse();
        reading.does(new Choose(SOUTH, new OwnChoice.OnTop("b")));
        assertThat(reading.undoable())
                .as("the player has only half given the order")
                .isTrue();
        reading.does(new Choose(SOUTH, new OwnChoice.OnTop("a"))).awaitsPlans(3);
        assertThat(reading.undoable()).as("cards were drawn").isFalse();
        Scene looking = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("P", 1), plain("Q", 1))
                .deck(SOUTH, plain("A", 1), plain("B", 1), plain("C", 1))
                .reveals(
                        skill("Omen")
                                .onReveal(destroy(target(creatures(ENEMY, HERE))), reorder(2))
                                .build(),
                        SOUTH_W)
                .awaits("South: target")
                .chooses(SOUTH, "P")
                .awaits("South: order");
        assertThat(looking.undoable()).as("the look alone makes it final").isFalse();
        Scene discarding = Scene.table()
                .southTrails()
                .hand(NORTH, plain("A", 1), plain("B", 1))
                .reveals(
                        skill("Tax")
                                .onReveal(discard(ENEMY, 1), discard(ENEMY, 1))
                                .build(),
                        SOUTH_W)
                .discards(NORTH, plain("A", 1));
        assertThat(discarding.undoable()).as("everybody saw the card").isFalse();
    }

    @Test
    @Rule({"TL-12.1", "TL-12.8"})
    void withBothListsEveryCardIsImaginedOnceAndInItsPlace() {
        Options open = Options.standard().withOpenDeckLists(true);
        Game game = game(open);
        for (int decision = 0; !game.over(); decision++) {
            Seat seat = game.deciders().head();
            Game imagined = RULES.imagine(RULES.view(game, seat), new CardPool(Array.empty()), Rng.of(decision));
            for (Seat each : Players.BOTH) {
                assertThat(imagined.config().decks().get(each.index()).cards())
                        .isEqualTo(game.config().decks().get(each.index()).cards());
                assertThat(Conservation.cardsOf(each, imagined.table()))
                        .isEqualTo(game.config().decks().get(each.index()).cards());
            }
            Seq<Action> legal = RULES.choices(game, seat);
            game = RULES.apply(game, Rng.of(decision).dice().pick(legal)).get().state();
        }
    }
}
