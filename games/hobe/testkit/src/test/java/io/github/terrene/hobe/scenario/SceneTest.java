package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.starter.BattleCards.OAR_HAND;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.melee;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.event.CardsRecovered;
import io.github.terrene.hobe.event.CoinTossed;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.EventPlayed;
import io.github.terrene.hobe.event.EventSpent;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The scenario language itself: what should fail does fail, and says why. */
class SceneTest {
    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    private static Scene scene() {
        return Scene.table().hand(SOUTH, SPARK, SPARE).put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING);
    }

    @Test
    void aFailureTellsTheStoryDrawsTheTableAndSaysWhoIsAwaited() {
        Scene scene = scene().plays(SOUTH, SPARK, "Shore Guard").awaits("South: turn");
        assertThat(scene.ended()).isTrue();
        failing(() -> scene.awaits("North: turn"))
                .hasMessageContaining("awaited should be North about turn\n")
                .hasMessageContaining("PlayCard[seat=A, card=spark")
                .hasMessageContaining("turn 3 of South, PLAY\nSouth: deck of 20; hand [Spare]; lost 0")
                .hasMessageContaining("front 0: Shore Guard, ATK 2, tokens 3\n   front 0: Iron Ring\n")
                .hasMessageContaining("underworld [Spark]")
                .hasMessageContaining("awaited: South about turn");
        failing(() -> scene.won(SOUTH)).hasMessageContaining("a game that goes on");
        assertThatThrownBy(() -> scene.awaits("Somebody")).hasMessageContaining("say who and about what");
    }

    @Test
    void aRefusalMustNameTheExpectedKey() {
        Scene scene = scene();
        failing(() -> scene.refuses(scene.play(SOUTH, SPARK), "HB-7.11/few-cards"))
                .hasMessageContaining("but not by HB-7.11/few-cards: Spark needs 1 targets (HB-7.3/number-of-targets)");
        failing(() -> scene.refuses(scene.play(SOUTH, SPARK), "HB-7.3"))
                .hasMessageContaining(
                        "\"HB-7.3\" is no key: say why PlayCard[seat=A, card=spark, targets=Array()] is refused: "
                                + "\"HB-7.3/number-of-targets\"");
        failing(() -> scene.refuses(scene.play(SOUTH, SPARK)))
                .hasMessageContaining(
                        "say why PlayCard[seat=A, card=spark, targets=Array()] is refused: \"HB-7.3/number-of-targets\"");
        failing(() -> scene.refuses(scene.play(SOUTH, SPARK, "Shore Guard"), "HB-7.3/wrong-target"))
                .hasMessageContaining("should be refused");
        failing(() -> scene.allows(scene.play(SOUTH, SPARK))).hasMessageContaining("should be legal");
        failing(() -> scene.plays(SOUTH, SPARK)).hasMessageContaining("refused");
        failing(() -> scene.play(SOUTH, SPARK, "Herald")).hasMessageContaining("Herald is not in play");
        scene.awaits("South: turn");
    }

    @Test
    void eventsHaveAnOrder() {
        Scene scene = scene().plays(SOUTH, SPARK, "Shore Guard");
        scene.happenedInOrder(EventPlayed.class, EventSpent.class).awaits("South: turn");
        failing(() -> scene.happenedInOrder(EventSpent.class, EventPlayed.class))
                .hasMessageContaining("no EventPlayed happened after EventSpent");
    }

    @Test
    void aHandLooksTheSameOnlyToTheOpponent() {
        Scene one = scene().awaits("South: turn");
        Scene other = Scene.table()
                .hand(SOUTH, HERALD, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .awaits("South: turn");
        one.looksTo(NORTH, other);
        failing(() -> one.looksTo(SOUTH, other)).hasMessageContaining("South sees another table");
    }

    @Test
    void anExactRefusalHasTheseSentencesAndNoOthers() {
        Scene scene = scene();
        String sentence = "Spark cannot aim at that (HB-7.3/wrong-target)";
        scene.refusesSaying(scene.play(SOUTH, SPARK, "Iron Ring"), sentence);
        failing(() -> scene.refusesSaying(
                        scene.play(SOUTH, SPARK, "Iron Ring"), "Spark cannot aim at it (HB-7.3/wrong-target)"))
                .hasMessageContaining("should be refused otherwise than by " + sentence);
        failing(() -> scene.refusesSaying(scene.play(SOUTH, SPARK, "Iron Ring")));
        failing(() -> scene.refusesSaying(scene.play(SOUTH, SPARK, "Iron Ring"), sentence, sentence));
        failing(() -> scene.refusesSaying(scene.play(SOUTH, SPARK, "Shore Guard"), sentence))
                .hasMessageContaining("should be refused");
        scene.awaits("South: turn");
    }

    @Test
    void chanceIsAsTheSceneSays() {
        Card spring = event("Spring", Words.recover(1)).build();
        Scene scene = Scene.table().hand(SOUTH, spring, SPARE).lost(SOUTH, HERALD, SWINEHERD);
        PlayCard play = scene.play(SOUTH, spring);
        scene.does(play, events -> deckAfter(events).startsWith(Array.of(SWINEHERD)))
                .awaits("South: turn");
        assertThat(scene.side(SOUTH).deck().cards().head()).isEqualTo(SWINEHERD);
        Scene other = Scene.table().hand(SOUTH, spring, SPARE).lost(SOUTH, HERALD, SWINEHERD);
        failing(() -> other.does(play, events -> deckAfter(events).contains(SPARK)))
                .hasMessageContaining("chance never is like that: PlayCard")
                .hasMessageContaining("awaited: South about turn");
        assertThat(Scene.table().seed(7).awaits("South: turn").game().rng()).isEqualTo(Rng.of(7));
        assertThat(Scene.table().awaits("South: turn").seed(8).game().rng()).isEqualTo(Rng.of(8));
    }

    private static Array<Card> deckAfter(Seq<Event> events) {
        return events.filter(CardsRecovered.class::isInstance)
                .map(event -> ((CardsRecovered) event).deck().cards())
                .getOrElse(Array.empty());
    }

    @Test
    void aSetupIsAsTheSceneSays() {
        Hobe rules = Hobe.of(StarterSet.catalogue());
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        for (Seat first : Players.BOTH) {
            Scene.of(rules, config, events -> events.contains(new CoinTossed(first)))
                    .awaits(Players.name(first) + ": turn");
        }
        failing(() -> Scene.of(rules, config, Seq::isEmpty)).hasMessage("chance never is like that");
    }

    @Test
    void aSceneBeginsInAnyTurnAndPhase() {
        Scene later = Scene.table().turn(8).active(NORTH).hand(NORTH, SPARE).playing();
        later.refuses(Move.of(NORTH, FRONT_0, STANDBY_0), "HB-6.4/moves-over").awaits("North: turn");
        assertThat(later.game().table().turn()).isEqualTo(8);
        Scene.table()
                .active(NORTH)
                .put(NORTH, FRONT_0, BAY_ARCHER)
                .put(NORTH, BACK_1, CLIFF_SLINGER)
                .hand(SOUTH, NIGHT_RAID)
                .attacking()
                .awaits("North: attacker");
        Card mourner = battle("Mourner", HUMAN, MELEE)
                .when(Words.END_OF_TURN, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene end = Scene.table()
                .put(SOUTH, FRONT_0, mourner)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .hand(NORTH, SPARE)
                .ending()
                .never(Attacked.class)
                .awaits("North: turn");
        assertThat(end.lost(NORTH)).isEqualTo(1);
        Scene moved = Scene.table().put(SOUTH, FRONT_0, BAY_ARCHER).remembering(turn -> turn.withMoves(32));
        moved.refuses(Move.of(SOUTH, FRONT_0, BACK_0), "HB-6.3/move-limit").awaits("South: turn");
        assertThatIllegalStateException()
                .isThrownBy(() -> later.turn(9))
                .withMessage("say the turn before anything is done or awaited");
    }

    @Test
    void theTableCanBeChangedInTheMiddle() {
        Scene scene = scene().plays(SOUTH, SPARK, "Shore Guard")
                .put(SOUTH, BACK_0, HERALD)
                .tokens(NORTH, FRONT_0, 1)
                .hand(SOUTH, STORM_WIND)
                .awaits("South: turn");
        assertThat(scene.hand(SOUTH)).containsExactly("Storm Wind");
        scene.plays(SOUTH, STORM_WIND, "Shore Guard").awaits("North: turn");
        assertThat(scene.inPlay("Shore Guard")).isFalse();
    }

    @Test
    void whatCannotLieThereIsRefusedSayingWhy() {
        Scene scene = scene();
        refused(() -> scene.put(NORTH, FRONT_0, HERALD), "North's front 0 is taken by Shore Guard");
        refused(() -> scene.put(NORTH, FRONT_1, SPARK), "Spark is no Battle card, so it cannot be in North's front 1");
        refused(
                () -> scene.situation(SOUTH, HERALD),
                "Herald is no Situation, so it cannot be in South's Situation slot");
        refused(() -> scene.put(SOUTH, FRONT_1, HERALD, SPARK), "Spark is no Weapon, so Herald cannot bear it");
        refused(() -> scene.hand(SOUTH, SPARK, null), "in South's hand lies null, which is no card");
        refused(() -> scene.hand(NORTH, (Card[]) null), "in North's hand lies null, which is no card");
        refused(() -> scene.deck(SOUTH, SPARK, null), "in South's deck lies null, which is no card");
        refused(() -> scene.underworld(SOUTH, (Card) null), "in South's Underworld lies null, which is no card");
        refused(() -> scene.lost(SOUTH, (Card) null), "in South's Lost pile lies null, which is no card");
        refused(() -> scene.put(SOUTH, FRONT_1, null), "in South's front 1 lies null, which is no card");
        refused(() -> scene.put(SOUTH, FRONT_1, HERALD, (Card) null), "in South's front 1 lies null, which is no card");
        refused(() -> scene.tokens(SOUTH, FRONT_1, 1), "no Battle card is in South's front 1");
        refused(() -> scene.tokens(NORTH, FRONT_0, 5), "Shore Guard cannot have 5 tokens");
        failing(() -> scene.awaits("South: turn").options()).hasMessageContaining("nobody is asked a question");
    }

    @Test
    void aTurnASeatOrADeckThatCannotBeIsRefused() {
        Scene scene = Scene.table();
        refused(() -> scene.turn(0), "turns are counted from 1, not 0");
        refused(() -> scene.active(Seat.of(5)), "nobody sits at seat F");
        refused(() -> scene.begins(Seat.of(5)), "nobody sits at seat F");
        refused(() -> scene.hand(Seat.of(5), SPARK), "nobody sits at seat F");
        refused(() -> scene.deck(SOUTH, -1), "a deck cannot have -1 cards");
    }

    private static void refused(ThrowingCallable put, String why) {
        assertThatIllegalArgumentException().isThrownBy(put).withMessage(why);
    }

    @Test
    void cardsOfOnesOwnAreKnownBesideTheStarterSet() {
        Card owl = melee("Owl of the Mast", 1, 1);
        Scene scene = Scene.table(owl)
                .options(Options.standard().withDeckSize(3).withOpeningHand(0))
                .deck(SOUTH, OAR_HAND, owl)
                .deck(NORTH, OAR_HAND, owl, owl)
                .hand(SOUTH, owl);
        scene.awaits("South: turn");
        String state = scene.rules().notation().writeState(scene.game());
        assertThat(scene.rules()
                        .notation()
                        .readState(scene.game().config(), state)
                        .map(Game::table))
                .contains(scene.game().table());
        refused(
                () -> Scene.table(SPARK, SPARK),
                "spark: is the id of several cards\nSpark: is the name of several cards (HB-2.2)");
    }
}
