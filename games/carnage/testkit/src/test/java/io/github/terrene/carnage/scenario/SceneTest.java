package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The scenario language itself: what should fail does fail, and says why. */
class SceneTest {
    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    private static Scene scene() {
        return Scene.table()
                .put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN)
                .put(SOUTH, 1, SPARK_LENS)
                .put(SOUTH, 2, REEF_BARD)
                .hand(SOUTH, HEARTH)
                .company(NORTH, STONE_NURSE);
    }

    @Test
    void aFailureTellsTheStoryDrawsTheTableAndSaysWhoIsAwaited() {
        Scene scene = scene().waiting(NORTH, new ForNextDuel.TiesWon())
                .attacks(1, 2, 0)
                .awaits("North: block");
        assertThat(scene.ended()).isTrue();
        failing(() -> scene.awaits("South: action"))
                .hasMessageContaining("awaited should be South about action\n")
                .hasMessageContaining("Attack[seat=A]; Choose[seat=A")
                .hasMessageContaining("turn 3, South has the Sword\nSouth: 1 AP, 3 shards, 3 Raïven, 0 VP")
                .hasMessageContaining("1: Cinder Warden x2 with Spark Lens\n   2: Reef Bard\n   hand [Hearth]\n")
                .hasMessageContaining("attack by South: [1, 2, 0] against []\nNorth's next duel: TiesWon[]")
                .hasMessageContaining("awaited: North about block");
        failing(() -> scene.won(SOUTH)).hasMessageContaining("a game that goes on");
    }

    @Test
    void aTableMayHaveElementsOfYourOwn() {
        Element dusk = new Element("dusk");
        Card owl = Words.legend("Old Owl", dusk, 3).value(dusk, 5).build();
        Array<Element> elements = StarterSet.elements().append(dusk);
        Carnage rules = Carnage.of(
                Catalogue.of(elements, StarterSet.cards().append(owl)).get());
        ElementCard evening = new ElementCard(dusk, 8);
        Scene scene = Scene.table(rules)
                .company(SOUTH, owl, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, evening, air(1), air(2), fire(1))
                .elements(NORTH, evening, air(1), air(2), fire(1));
        assertThatThrownBy(() -> scene.elements(SOUTH))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nothing was done or awaited yet");
        scene.awaits("South: action");
        assertThat(scene.elements(SOUTH)).hasSize(25);
        scene.attacks(1, 2, 0).blocks(NORTH, 1, 0, 0);
        scene.lays(SOUTH, evening, air(1), air(2)).lays(NORTH, air(1), air(2), fire(1));
        assertThat(scene.rounds().head()).startsWith("13 to ");
        scene.awaits("North: keep");
    }

    @Test
    void aRefusalMustSayWhatIsExpected() {
        Scene scene = scene();
        failing(() -> scene.refuses(new Attack(SOUTH), "CG-7.1/few-legends")).hasMessageContaining("should be refused");
        failing(() -> scene.refuses(new Attack(NORTH), "CG-7.1/few-legends"))
                .hasMessageContaining("but not by CG-7.1/few-legends: you do not have the Sword (CG-5.1/no-sword)");
        failing(() -> scene.refuses(new Attack(NORTH), "CG-5.1"))
                .hasMessageContaining("\"CG-5.1\" is no key: say why Attack[seat=B] is refused: \"CG-5.1/no-sword\"");
        failing(() -> scene.refusesOnly(new Attack(NORTH), "CG-5.1")).hasMessageContaining("\"CG-5.1\" is no key");
        failing(() -> scene.refuses(new Attack(NORTH)))
                .hasMessageContaining("say why Attack[seat=B] is refused: \"CG-5.1/no-sword\"");
        failing(() -> scene.refusesSaying(new Attack(NORTH), "no (CG-5.1/no-sword)"))
                .hasMessageContaining("you do not have the Sword (CG-5.1/no-sword)");
        failing(() -> scene.allows(new Attack(NORTH))).hasMessageContaining("should be legal");
        failing(() -> scene.places(FORGE)).hasMessageContaining("refused");
        scene.awaits("South: action");
    }

    @Test
    void chanceThatCannotBeIsAFailure() {
        Scene scene = scene();
        failing(() -> scene.does(new Meditate(SOUTH), events -> false))
                .hasMessageContaining("chance never is like that");
        scene.does(new Meditate(SOUTH), events -> true).awaits("South: elements");
    }

    @Test
    void whatIsPutOnTheTableLaterWasAlwaysThere() {
        Scene scene = scene().attacks(1, 2, 0).letsPass(NORTH).declines(SOUTH);
        scene.shards(SOUTH, 7)
                .ap(SOUTH, 3)
                .hand(SOUTH, FORGE, QUARRY)
                .pillars(SOUTH, 2)
                .burns(QUARRY);
        assertThat(scene.shards(SOUTH)).isEqualTo(8);
        assertThat(scene.hand(SOUTH)).containsExactly("Forge");
        scene.awaits("South: action");
    }

    @Test
    void elementCardsOnTopOrInADeckOfNoOthers() {
        Scene top = Scene.table().elements(SOUTH, air(8)).awaits("South: action");
        assertThat(top.elements(SOUTH)).hasSize(20).startsWith(air(8), fire(1));
        Scene deck = Scene.table().elementDeck(SOUTH, air(8)).awaits("South: action");
        assertThat(deck.elements(SOUTH)).containsExactly(air(8));
        assertThat(deck.elementsDiscarded(SOUTH)).hasSize(19);
    }

    @Test
    void aHandLooksTheSameOnlyToTheOpponent() {
        Scene one = scene().awaits("South: action");
        Scene other = scene().hand(SOUTH, QUARRY).awaits("South: action");
        one.looksTo(NORTH, other);
        failing(() -> one.looksTo(SOUTH, other)).hasMessageContaining("South sees another table");
    }

    private static AbstractThrowableAssert<?, ? extends Throwable> impossible(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatCannotLieThereIsRefusedSayingWhy() {
        Scene scene = Scene.table();
        impossible(() -> scene.put(SOUTH, 4, ASH_SMITH)).hasMessage("a spearhead has the places 1 to 3, but not 4");
        impossible(() -> scene.put(SOUTH, 1, HEARTH))
                .hasMessage("Hearth is a Location, but in the spearhead lies only a Legend or Relic");
        impossible(() -> scene.put(SOUTH, 1, ASH_SMITH, REEF_BARD))
                .hasMessage("Reef Bard is no duplicate of Ash Smith");
        impossible(() -> scene.company(SOUTH, ASH_SMITH, REEF_BARD, GALE_FOX, OLD_KING))
                .hasMessage("a spearhead has room for 3 Legends, not for 4");
        impossible(() -> scene.company(SOUTH, SPARK_LENS))
                .hasMessage("Spark Lens is a Relic, but in a company lies only a Legend");
        impossible(() -> scene.realm(SOUTH, BOG_MAW))
                .hasMessage("Bog Maw is a Monster, but in a realm lies only a Location");
        impossible(() -> scene.nest(SOUTH, HEARTH))
                .hasMessage("Hearth is a Location, but in a nest lies only a Monster");
        impossible(() -> scene.companion(SOUTH, HEARTH))
                .hasMessage("Hearth is a Location, but in a Companion deck lies only a Legend or Relic");
        impossible(() -> scene.adventure(SOUTH, ASH_SMITH))
                .hasMessage("Ash Smith is a Legend, but in an Adventure deck lies only a Location or Monster");
        impossible(() -> scene.elements(SOUTH, fire(4))).hasMessage("there is no Element card fire +4");
        impossible(() -> scene.elementDeck(SOUTH, fire(1), fire(1)))
                .hasMessage("there is only one Element card fire +1");
        impossible(() -> scene.shards(SOUTH, -1)).hasMessage("shards cannot be -1");
        impossible(() -> scene.raiven(SOUTH, -1)).hasMessage("Raïven cannot be -1");
        impossible(() -> scene.ap(SOUTH, -1)).hasMessage("AP cannot be -1");
        impossible(() -> scene.vp(SOUTH, -1)).hasMessage("VP cannot be -1");
        impossible(() -> scene.pillars(SOUTH, -1)).hasMessage("the number of pillars cannot be -1");
        impossible(() -> scene.vp(SOUTH, 99)).hasMessage("VP cannot be 99: with 15 the game is over");
        impossible(() -> scene.pillars(SOUTH, 99))
                .hasMessage("the number of pillars cannot be 99: with 3 the game is over");
        impossible(() -> scene.waiting(SOUTH, null)).hasMessage("what waits for South's next duel cannot be null");
        impossible(() -> scene.hand(SOUTH, ASH_SMITH, null)).hasMessage("in South's hand lies null, which is no card");
        impossible(() -> scene.hand(NORTH, (Card[]) null)).hasMessage("in North's hand lies null, which is no card");
        impossible(() -> scene.discarded(SOUTH, ASH_SMITH, null))
                .hasMessage("in South's discard pile lies null, which is no card");
        impossible(() -> scene.pantheon(SOUTH, (Card) null))
                .hasMessage("in South's Pantheon lies null, which is no card");
        impossible(() -> scene.company(SOUTH, ASH_SMITH, null)).hasMessage("in a company lies null, which is no card");
        impossible(() -> scene.turn(-1)).hasMessage("turns are counted from 1, not -1");
        impossible(() -> scene.turn(0)).hasMessage("turns are counted from 1, not 0");
        impossible(() -> scene.hand(Seat.of(5), ASH_SMITH)).hasMessage("nobody sits at seat F");
        impossible(() -> scene.sword(Seat.of(5))).hasMessage("nobody sits at seat F");
        impossible(() -> scene.begins(Seat.of(5))).hasMessage("nobody sits at seat F");
        Scene duel = scene().elements(SOUTH, fire(1))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .awaits("South: lay", "North: lay");
        impossible(() -> duel.elements(SOUTH, fire(1))).hasMessage("the Element card fire +1 is in the duel");
    }

    @Test
    void whatComesFirstIsRefusedLater() {
        Scene scene = scene().awaits("South: action");
        for (ThrowingCallable late : Array.<ThrowingCallable>of(
                () -> scene.options(Options.standard()),
                () -> scene.sword(NORTH),
                () -> scene.begins(NORTH),
                () -> scene.drafting(Array.empty(), Array.empty()))) {
            assertThatThrownBy(late)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining(" before anything is done or awaited");
        }
    }

    @Test
    @Rule({"CG-5.2", "CG-5.3", "CG-5.4"})
    void aSceneMayBeginWithAnyTurn() {
        Scene scene = Scene.table().turn(8).hand(NORTH, HEARTH).begins(NORTH).awaits("North: draw");
        scene.draws(NORTH, DeckKind.COMPANION, DeckKind.COMPANION, DeckKind.ADVENTURE, DeckKind.ADVENTURE)
                .awaits("North: action");
        assertThat(scene.game().table().turn()).isEqualTo(8);
        assertThat(scene.hand(NORTH)).hasSize(5);
        assertThat(scene.ap(NORTH)).isEqualTo(3);
        assertThat(scene.ap(SOUTH)).isZero();
        assertThat(scene.shards(SOUTH)).isEqualTo(4);
    }

    @Test
    void chanceMayBeThatOfASeed() {
        Scene one = scene().seed(7).awaits("South: action");
        Scene other = scene().awaits("South: action").seed(7);
        assertThat(one.game().rng()).isEqualTo(other.game().rng()).isEqualTo(Rng.of(7));
    }

    @Test
    void cardsOfYourOwnMayBeKnownToTheRules() {
        Card owl = Words.legend("Old Owl", StarterElements.AIR, 3).build();
        assertThat(Scene.table(owl).rules().catalogue().find("old-owl")).contains(owl);
        impossible(() -> Scene.table(
                        Words.legend("Old Owl", StarterElements.AIR, 100).build()))
                .hasMessage("Old Owl: a level must be from 0 to 99, not 100 (CG-1.11)");
    }

    @Test
    void questionsAndRoundsThatThereAreNotAreFailuresThatSayThat() {
        Scene scene = scene().awaits("South: action");
        failing(scene::question).hasMessageContaining("nobody is asked a question");
        failing(scene::options).hasMessageContaining("awaited: South about action");
        failing(scene::lastRound).hasMessageContaining("no round was fought");
        assertThat(scene.legend(SOUTH, 4)).isEmpty();
        scene.refusesOnly(scene.power(0), "CG-6.5/no-card").refusesOnly(scene.power(1), "CG-6.5/unknown-power");
        failing(() -> scene.refusesOnly(new Attack(NORTH), "CG-5.1/no-sword", "CG-5.1/no-sword"))
                .hasMessageContaining("should be refused by exactly CG-5.1/no-sword, CG-5.1/no-sword, "
                        + "not by you do not have the Sword (CG-5.1/no-sword)");
        failing(() -> scene.does(new Attack(NORTH), events -> true)).hasMessageContaining("refused");
    }
}
