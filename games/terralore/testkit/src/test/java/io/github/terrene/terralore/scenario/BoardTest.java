package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.Action.Redraw;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.event.ReturnedToHand;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.trait.Column;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Sections 3 to 5: board and zones, setup, Draw phase. */
class BoardTest {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Array<Card> FOUR = Array.of(plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1));

    @Test
    @Rule({"TL-3.1", "TL-3.2", "TL-3.9"})
    void theAttackingLaneOfOneIsTheDefendingLaneOfTheOther() {
        assertThat(SOUTH_W.lane()).isEqualTo(Lane.DEFENDING);
        assertThat(SOUTH_W.column()).isEqualTo(Column.WEST);
        assertThat(NORTH_W.lane()).isEqualTo(Lane.ATTACKING);
        assertThat(NORTH_E.column()).isEqualTo(Column.EAST);
        for (Place place : Place.all()) {
            assertThat(place.facing().column()).isEqualTo(place.column());
            assertThat(place.facing().lane()).isNotEqualTo(place.lane());
        }
    }

    @Test
    @Rule({"TL-3.3", "TL-3.4", "TL-3.12", "TL-4.1", "TL-5.1"})
    void aGameBeginsWithFourCardsEachAndTenHp() {
        Options options = Options.standard().withCastleMaximum(Option.none());
        Game game = RULES.start(GameConfig.of(options, ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW), 5)
                .get()
                .state();
        for (Seat seat : Players.BOTH) {
            Side side = game.table().side(seat);
            assertThat(side.castle()).isEqualTo(10);
            assertThat(side.hand().size()).isEqualTo(4);
            assertThat(side.deck().size()).isEqualTo(16);
            assertThat(side.graveyard()).isEmpty();
            assertThat(side.exile()).isEmpty();
        }
        assertThat(game.table().turn()).isEqualTo(1);
        assertThat(game.table().phase()).isEqualTo(Phase.PLAY);
    }

    @Test
    @Rule({"TL-3.3", "TL-3.12"})
    void withoutAMaximumACastleIsHealedBeyondTen() {
        Options endless = Options.standard().withCastleMaximum(Option.none());
        Scene scene = Scene.table().options(endless).reveals(LightCards.MENDED_GATE, SOUTH_W);
        assertThat(scene.castle(SOUTH)).isEqualTo(12);
        Options eleven = Options.standard().withCastleMaximum(Option.some(11));
        assertThat(Scene.table()
                        .options(eleven)
                        .reveals(LightCards.MENDED_GATE, SOUTH_W)
                        .castle(SOUTH))
                .isEqualTo(11);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-3.12")
    void aCastleAtZeroIsHealedFromZero() {
        Card gamble = skill("Gamble")
                .onReveal(damageCastle(OWN, 9), healCastle(OWN, 2))
                .build();
        Scene scene = Scene.table().castles(4, 10).reveals(gamble, SOUTH_W);
        assertThat(scene.castle(SOUTH)).isEqualTo(2);
        assertThat(scene.side(SOUTH).beyond()).isZero();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-3.5", "TL-8.6"})
    void aLaneHoldsFourCreaturesAndAnyNumberOfSkills() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, FOUR.toJavaArray(Card[]::new))
                .reveals(Workshop.SILENT_STONE, SOUTH_W);
        assertThat(scene.field(SOUTH_W)).hasSize(5);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-3.7")
    void cardsGoToTheZonesOfTheirOwner() {
        Card thief =
                skill("Grave Call").onReveal(destroy(all(creatures(ANY, HERE)))).build();
        Scene destroyed = Scene.table().field(NORTH_W, plain("Foe", 1)).reveals(thief, SOUTH_W);
        assertThat(destroyed.graveyard(NORTH)).containsExactly("Foe");
        Scene exiled = Scene.table()
                .field(NORTH_W, plain("Foe", 1))
                .reveals(
                        skill("Banish")
                                .onReveal(move(target(creatures(ENEMY, ANYWHERE)), EXILE))
                                .build(),
                        SOUTH_W);
        assertThat(exiled.exile(NORTH)).containsExactly("Foe");
        assertThat(exiled.graveyard(NORTH)).isEmpty();
        exiled.awaitsPlans(3);
    }

    /** Takes Creatures out of the enemy Graveyard: no card of the starter set lets a player control another's card. */
    private record Rob() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            Seat enemy = Players.opponent(here.you());
            here.take(here.world().in(GRAVEYARD, enemy), HERE);
        }
    }

    private static Scene robbing(Effect andThen) {
        Card rob = skill("Rob").onReveal(new Rob(), andThen).build();
        return Scene.table().southTrails().graveyard(NORTH, plain("Loot", 1)).reveals(rob, SOUTH_W);
    }

    @Test
    @Rule({"TL-3.8", "TL-8.8"})
    void aCardGoesToTheZonesOfItsOwnerWhoeverControlledIt() {
        Scene held = robbing(damageCastle(ANY, 1));
        assertThat(held.field(SOUTH_W)).containsExactly("Loot");
        assertThat(held.standing("Loot").controller()).isEqualTo(SOUTH);
        assertThat(held.standing("Loot").owner()).isEqualTo(NORTH);
        Filter loot = creatures(OWN, HERE);
        Scene destroyed = robbing(destroy(all(loot)));
        assertThat(destroyed.graveyard(NORTH)).containsExactly("Loot");
        assertThat(destroyed.graveyard(SOUTH)).containsExactly("Rob");
        Scene exiled = robbing(move(all(loot), EXILE));
        assertThat(exiled.exile(NORTH)).containsExactly("Loot");
        assertThat(exiled.exile(SOUTH)).isEmpty();
        Scene returned = robbing(move(all(loot), HAND));
        assertThat(returned.hand(NORTH)).contains("Loot");
        assertThat(returned.hand(SOUTH)).doesNotContain("Loot");
        assertThat(returned.events())
                .filteredOn(ReturnedToHand.class::isInstance)
                .allMatch(event -> ((ReturnedToHand) event).owner().equals(NORTH))
                .hasSize(1);
        held.awaitsPlans(3);
    }

    @Test
    @Rule("TL-3.6")
    void whatIsDestroyedOrDiscardedGoesToTheGraveyardAndATokenNowhere() {
        Card quake = skill("Quake").onReveal(destroy(all(creatures(ANY, HERE)))).build();
        Scene destroyed = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("Foe", 1), Tokens.SPROUT)
                .field(NORTH_E, plain("Far", 1))
                .reveals(quake, SOUTH_W);
        assertThat(destroyed.field(NORTH_W)).isEmpty();
        assertThat(destroyed.field(NORTH_E)).containsExactly("Far");
        assertThat(destroyed.graveyard(NORTH)).containsExactly("Foe");
        assertThat(destroyed.exile(NORTH)).isEmpty();
        Card tax = skill("Tax").onReveal(discard(ENEMY, 1)).build();
        Scene discarded =
                Scene.table().southTrails().hand(NORTH, plain("Held", 1)).reveals(tax, SOUTH_W);
        assertThat(discarded.graveyard(NORTH)).containsExactly("Held");
        assertThat(discarded.graveyard(SOUTH)).containsExactly("Tax");
        assertThat(discarded.hand(NORTH)).doesNotContain("Held");
        discarded.awaitsPlans(3);
    }

    @Test
    @Rule("TL-4.1")
    void bothDecksAreShuffled() {
        Array<Array<Card>> decks = Array.range(0, 20)
                .map(seed -> RULES.start(
                                GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.TIDE_AND_THORN),
                                seed)
                        .get()
                        .state()
                        .table())
                .flatMap(table ->
                        Players.BOTH.map(seat -> table.side(seat).deck().cards()));
        assertThat(decks).as("each player's deck has its own order").doesNotHaveDuplicates();
        assertThat(decks.map(Array::head).distinct().size())
                .as("any card may be on top")
                .isGreaterThan(10);
    }

    @Test
    @Rule({"TL-3.9", "TL-3.11"})
    void hereMeansTheWholeColumnAndTokensMadeHereAreOnTheControllersSide() {
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("Here", 1))
                .field(NORTH_E, plain("There", 1))
                .graveyard(SOUTH, plain("Gone", 1))
                .reveals(
                        skill("Chill")
                                .onReveal(
                                        changePoints(all(creatures(ANY, HERE)), number(1), LASTING),
                                        makeTokens(Tokens.SPROUT, 1, OWN),
                                        take(target(buried(OWN)), HERE))
                                .build(),
                        SOUTH_W);
        assertThat(scene.points("Here")).isEqualTo(2);
        assertThat(scene.points("There")).isEqualTo(1);
        assertThat(scene.field(SOUTH_W)).containsExactly("Sprout", "Gone");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-4.2", "TL-12.6"})
    void aHandThatIsKeptIsFinalWhetherTheOtherPlayerHasKeptOrNot() {
        Scene first = mulligan(3).does(new KeepHand(SOUTH));
        assertThat(first.undoable()).isFalse();
        Scene second = first.does(new KeepHand(NORTH)).awaitsPlans(1);
        assertThat(second.undoable())
                .as("both were told that both hands are kept")
                .isFalse();
    }

    @Test
    @Rule({"TL-4.2", "TL-11.8"})
    void concedingInsteadOfKeepingAHandIsSealedToo() {
        Scene scene = mulligan(3);
        View before = scene.seenBy(NORTH);
        scene.concedes(SOUTH).awaits("North: hand");
        assertThat(scene.seenBy(NORTH)).isEqualTo(before);
        scene.does(new Redraw(NORTH));
        assertThat(scene.side(NORTH).hand().size())
                .as("nothing else is carried out")
                .isEqualTo(4);
        scene.won("TL-11.8", NORTH);
    }

    private static Scene mulligan(long seed) {
        return Scene.of(
                RULES,
                GameConfig.of(
                        Options.standard().withMulligan(Mulligan.REDRAW_ONE_FEWER),
                        ReadyDecks.TIDE_AND_THORN,
                        ReadyDecks.GLOOM_AND_GULLY),
                seed);
    }

    @Test
    @Rule({"TL-4.2", "TL-12.6"})
    void aHandMayBeExchangedOnceSecretlyForThreeCards() {
        Scene scene = mulligan(3).awaits("South: hand", "North: hand");
        assertThat(scene.legal(NORTH)).containsExactly(new KeepHand(NORTH), new Redraw(NORTH), new Concede(NORTH));
        View before = scene.seenBy(NORTH);
        Array<Card> unshuffled = scene.side(SOUTH)
                .deck()
                .cards()
                .appendAll(scene.side(SOUTH).hand().cards());
        scene.does(new Redraw(SOUTH)).awaits("North: hand");
        assertThat(scene.latest()).isEmpty();
        assertThat(scene.seenBy(NORTH)).isEqualTo(before);
        assertThat(scene.legal(SOUTH)).isEmpty();
        scene.does(new KeepHand(NORTH));
        assertThat(scene.undoable()).isFalse();
        assertThat(scene.side(SOUTH).hand().size()).isEqualTo(3);
        assertThat(scene.side(SOUTH).deck().cards()).hasSize(17).as("shuffled").isNotEqualTo(unshuffled.drop(3));
        assertThat(scene.side(NORTH).hand().size()).isEqualTo(4);
        assertThat(scene.whyNot(new Redraw(NORTH)).map(Rejection::key)).containsExactly("TL-4.2/not-asked");
        scene.awaitsPlans(1);
    }

    @Test
    @Rule({"TL-4.4", "TL-4.5", "TL-10.1"})
    void aTurnHasFourPhasesForBothPlayersAndThenEnds() {
        Scene scene = Scene.table().southTrails().plan(SOUTH).plan(NORTH);
        assertThat(scene.events().map(event -> event.getClass().getSimpleName()))
                .containsExactly(
                        "PhaseBegan",
                        "PlansOpened",
                        "OrderFixed",
                        "PhaseBegan",
                        "LanesCounted",
                        "PhaseBegan",
                        "TurnEnded",
                        "TurnBegan",
                        "CardsDrawn",
                        "CardsDrawn",
                        "PhaseBegan");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-5.8", "TL-9.17"})
    void theEighthCardGoesToTheGraveyard() {
        Card[] seven =
                Array.range(0, 7).map(number -> plain("Held " + number, 1)).toJavaArray(Card[]::new);
        Scene scene = Scene.table()
                .southTrails()
                .hand(NORTH, seven)
                .field(NORTH_W, plain("Foe", 1))
                .hand(SOUTH, plain("Coin", 1))
                .reveals(WaterCards.EBB, SOUTH_W);
        assertThat(scene.graveyard(NORTH)).startsWith("Foe");
        assertThat(scene.field(NORTH_W)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-5.9", "TL-9.19"})
    void aPlayerWhoHasRunOutStaysSoUntilTheCheck() {
        Card late = skill("Too Late")
                .onReveal(draw(OWN, 1), take(target(buried(OWN)), DECK))
                .build();
        Scene scene =
                Scene.table().deck(SOUTH, 0).graveyard(SOUTH, plain("Old", 1)).reveals(late, SOUTH_W);
        assertThat(scene.side(SOUTH).deck().size()).isEqualTo(1);
        assertThat(scene.game().table().phase())
                .as("not in the next Draw phase")
                .isEqualTo(Phase.REVEAL);
        scene.won("TL-11.2", NORTH);
    }
}
