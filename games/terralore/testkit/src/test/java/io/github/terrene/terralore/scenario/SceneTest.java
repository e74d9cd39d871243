package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.*;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The scenario language itself: what should fail does fail, and says why. */
class SceneTest {
    private static final Card KEEPER = creature("Keeper").cost(1).points(2).build();

    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    private static Scene scene() {
        return Scene.table().southTrails().hand(SOUTH, COIN, X);
    }

    @Test
    void aFailureTellsTheStoryDrawsTheTableAndSaysWhoIsAwaited() {
        Scene scene = scene().plan(SOUTH, card(COIN, SOUTH_E)).plan(NORTH).awaitsPlans(3);
        assertThat(scene.ended()).isTrue();
        failing(() -> scene.awaits("South: plan"))
                .hasMessageContaining("awaited should be South about plan\n")
                .hasMessageContaining("South hands in Plan[")
                .hasMessageContaining("turn 3, PLAY\nSouth: castle 9")
                .hasMessageContaining("ATTACKING: Coin 1")
                .hasMessageContaining("awaited: South about plan, North about plan");
        failing(() -> scene.won("TL-11.1", SOUTH)).hasMessageContaining("a game that goes on");
        failing(() -> scene.awaitsPlans(4)).hasMessageContaining("it is turn 3, not 4");
    }

    @Test
    void aRefusalMustNameTheExpectedKey() {
        Scene scene = scene().planning();
        Plan twice = Plan.of(card(COIN, SOUTH_E), card(COIN, SOUTH_W));
        scene.refuses(SOUTH, twice, "TL-6.4/used-twice");
        failing(() -> scene.refuses(SOUTH, twice, "TL-6.4"))
                .hasMessageContaining("\"TL-6.4\" is no key: say why Plan[")
                .hasMessageContaining(" is refused: \"TL-6.4/used-twice\"\n");
        failing(() -> scene.refuses(SOUTH, twice)).hasMessageContaining(" is refused: \"TL-6.4/used-twice\"\n");
        failing(() -> scene.refuses(SOUTH, twice, "TL-1.1/no-title"))
                .hasMessageContaining("is refused, but not by TL-1.1/no-title: Coin is already in the plan: ");
        failing(() -> scene.refuses(SOUTH, Plan.of(card(COIN, SOUTH_E)), "TL-6.4/used-twice"))
                .hasMessageContaining("should be refused\n");
        failing(() -> scene.refuses(new HandIn(SOUTH))).hasMessageContaining("should be refused");
        failing(() -> scene.plan(SOUTH, card(COIN, SOUTH_E), card(COIN, SOUTH_W)))
                .hasMessageContaining("refused: ");
    }

    @Test
    void eventsHaveAnOrder() {
        Scene scene = scene().plan(SOUTH, card(COIN, SOUTH_E)).plan(NORTH);
        scene.happenedInOrder(PlansOpened.class, CardTurnedUp.class).happened(1, CardTurnedUp.class);
        failing(() -> scene.happenedInOrder(CardTurnedUp.class, PlansOpened.class))
                .hasMessageContaining("no PlansOpened happened after CardTurnedUp");
    }

    @Test
    void aSealedPlanLooksTheSameOnlyToTheOpponent() {
        Scene one = scene().plan(SOUTH, card(COIN, SOUTH_E));
        Scene other = scene().plan(SOUTH, card(X, SOUTH_W));
        one.looksTo(NORTH, other);
        failing(() -> one.looksTo(SOUTH, other)).hasMessageContaining("South sees another table");
    }

    @Test
    void anExactRefusalHasTheseSentencesAndNoOthers() {
        Scene scene = scene();
        Plan unpaid = Plan.of(card(KEEPER, SOUTH_E), card(COIN, SOUTH_W));
        scene.hand(SOUTH, KEEPER, COIN);
        String sentence = "Keeper costs 1, not 0 (TL-6.5/wrong-price)";
        scene.refusesSaying(SOUTH, unpaid, sentence);
        failing(() -> scene.refusesSaying(SOUTH, unpaid, "Keeper is dear (TL-6.5/wrong-price)"))
                .hasMessageContaining("should be refused otherwise than by " + sentence);
        failing(() -> scene.refusesSaying(SOUTH, unpaid));
        failing(() -> scene.refusesSaying(SOUTH, unpaid, sentence, sentence));
        failing(() -> scene.refusesSaying(SOUTH, Plan.of(), sentence)).hasMessageContaining("should be refused\n");
        scene.refusesSaying(
                new PayWith(SOUTH, "coin"),
                "there is nothing to pay for: a card is discarded only as payment (TL-6.8/nothing-to-pay)");
        failing(() -> scene.refusesSaying(new HandIn(SOUTH), sentence)).hasMessageContaining("should be refused");
        scene.awaits("South: plan", "North: plan");
    }

    @Test
    void chanceIsAsTheSceneSays() {
        Card thief = creature("Thief").onReveal(discardAtRandom(ENEMY, 1)).build();
        for (Card lost : Array.of(COIN, X, Y)) {
            Scene scene = Scene.table()
                    .southTrails()
                    .hand(SOUTH, thief)
                    .hand(NORTH, COIN, X, Y)
                    .plan(SOUTH, card(thief, SOUTH_E));
            scene.does(new HandIn(NORTH), events -> events.contains(new CardsDiscarded(NORTH, Array.of(lost))));
            assertThat(scene.graveyard(NORTH)).containsExactly(lost.name());
            scene.awaitsPlans(3);
        }
        Scene never = scene().plan(SOUTH);
        failing(() -> never.does(new HandIn(NORTH), Seq::isEmpty))
                .hasMessageContaining("chance never is like that: HandIn")
                .hasMessageContaining("awaited: North about plan");
        assertThat(Scene.table().seed(7).planning().game().rng()).isEqualTo(Rng.of(7));
        assertThat(Scene.table().planning().seed(8).game().rng()).isEqualTo(Rng.of(8));
    }

    @Test
    void aSetupIsAsTheSceneSays() {
        Terralore rules = Terralore.of(StarterSet.catalogue());
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);
        Card wanted = config.decks().head().cards().last();
        Scene scene = Scene.of(
                rules,
                config,
                events -> events.exists(event -> event instanceof CardsDrawn drawn
                        && drawn.seat().equals(SOUTH)
                        && drawn.drawn().contains(wanted)));
        assertThat(scene.awaitsPlans(1).hand(SOUTH)).contains(wanted.name());
        failing(() -> Scene.of(rules, config, Seq::isEmpty)).hasMessage("chance never is like that");
    }

    @Test
    void aSceneBeginsInAnyTurnAndPhase() {
        Card bell = creature("Bell").points(1).endOfTurn(damageCastle(ENEMY, 1)).build();
        Scene end = Scene.table()
                .turn(8)
                .field(SOUTH_E, bell)
                .exile(SOUTH, X)
                .ending()
                .never(LanesCounted.class)
                .awaitsPlans(9);
        assertThat(end.castle(NORTH)).isEqualTo(9);
        assertThat(end.exile(SOUTH)).containsExactly("X");
        assertThat(Scene.table().field(SOUTH_E, bell).counting().awaitsPlans(3).castle(NORTH))
                .isEqualTo(8);
        assertThat(Scene.table().begins(5).awaitsPlans(5).hand(SOUTH)).hasSize(2);
        assertThatIllegalStateException()
                .isThrownBy(() -> end.turn(9))
                .withMessage("say the turn before anything is done or awaited");
        assertThatIllegalStateException().isThrownBy(() -> end.options(Options.standard()));
        assertThatIllegalStateException().isThrownBy(() -> end.begins(2));
    }

    @Test
    void theTableCanBeChangedInTheMiddle() {
        Scene scene = scene().plan(SOUTH).plan(NORTH).awaitsPlans(3);
        scene.field(NORTH_E, X).castles(3, 4).graveyard(NORTH, Y).hand(SOUTH);
        assertThat(scene.field(NORTH_E)).containsExactly("X");
        scene.reveals(KEEPER, SOUTH_E, COIN).awaitsPlans(4);
        assertThat(scene.castle(NORTH)).isEqualTo(3);
    }

    @Test
    void whatCannotLieThereIsRefusedSayingWhy() {
        Scene scene = Scene.table().field(SOUTH_E, X, X, X, X);
        refused(() -> scene.field(SOUTH_E, Y), "there is no place for Y in South's attacking lane");
        refused(() -> scene.hand(SOUTH, X, X, X, X, X, X, X, X), "a hand has at most 7 cards, not 8");
        refused(() -> scene.hand(NORTH, Tokens.SPROUT), "Sprout is a token, which is nowhere but on the field");
        refused(() -> scene.castles(-1, 10), "castles have 0 HP or more");
        refused(() -> scene.rolls(7, 1), "a die shows 1 to 6, not 7");
        refused(() -> scene.hand(SOUTH, X, null), "in South's hand lies null, which is no card");
        refused(() -> scene.exile(NORTH, X, null), "in North's Exile pile lies null, which is no card");
        refused(() -> scene.field(NORTH_E, X, null), "in North's defending lane lies null, which is no card");
        for (ThrowingCallable early : Array.<ThrowingCallable>of(
                () -> scene.points("X"), () -> scene.won("TL-11.1", SOUTH), scene::question)) {
            assertThatIllegalStateException()
                    .isThrownBy(early)
                    .withMessage("nothing was done or awaited yet, so there is no state to look at: "
                            + "first say what is done, or who is awaited");
        }
        failing(() -> scene.planning().options()).hasMessageContaining("nobody is asked a question");
        failing(() -> scene.chooses(SOUTH, "Z"))
                .hasMessageContaining("Z is not on the field")
                .hasMessageContaining("awaited: South about plan");
        failing(() -> Scene.shown(scene.seenBy(SOUTH))).hasMessageContaining("nobody is asked a question");
        failing(scene::outcome).hasMessageContaining("the game goes on");
    }

    @Test
    void aTurnASeatOrADeckThatCannotBeIsRefused() {
        Scene scene = Scene.table();
        refused(() -> scene.turn(0), "turns are counted from 1, not 0");
        refused(() -> scene.begins(-1), "turns are counted from 1, not -1");
        refused(() -> scene.hand(Seat.of(5), X), "nobody sits at seat F");
        refused(() -> scene.deck(SOUTH, -1), "a deck cannot have -1 cards");
    }

    private static void refused(ThrowingCallable put, String why) {
        assertThatIllegalArgumentException().isThrownBy(put).withMessage(why);
    }

    @Test
    void cardsOfOnesOwnAreKnownBesideTheStarterSet() {
        Card owl = creature("Owl of the Gate").affinity(new Affinity("Air")).build();
        Array<Card> nineteen = StarterSet.cards().take(19);
        Scene scene = Scene.table(owl)
                .deck(SOUTH, nineteen.toJavaArray(Card[]::new))
                .hand(SOUTH, owl)
                .deck(NORTH, nineteen.append(owl).toJavaArray(Card[]::new));
        scene.awaits("South: plan", "North: plan");
        String state = scene.rules().notation().writeState(scene.game());
        assertThat(scene.rules().notation().readState(scene.game().config(), state))
                .contains(scene.game());
        refused(
                () -> Scene.table(
                        owl,
                        creature("Owl of the Gate")
                                .affinity(new Affinity("Air"))
                                .points(1)
                                .build()),
                "owl-of-the-gate: is the id of several cards\nOwl of the Gate: is the name of several cards (TL-2.2)");
    }
}
