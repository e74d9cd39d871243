package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Phases")
class PhaseTest extends ScenarioBook {
    /** Draws a card at the start of the turn, for so many Actions. */
    private static CharacterCard dawn(int actions) {
        return character("Dawn")
                .of(LIGHT, ENGINEER)
                .stats(1, 1, 10, 10, 0)
                .trigger(GREEN, actions(actions), atStartOfTurn(), draw(1))
                .build();
    }

    private static final AssignableCard SHARED_OIL = item("Shared Oil")
            .trigger(BLUE, free(), target(character()), gets(5, ATK).until(END_OF_TURN))
            .build();

    private static final CharacterCard VESPER = character("Vesper")
            .of(DARK, THIEF)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, free(), atEndOfTurn(), heal(statOf(SELF, ATK)).to(SELF))
            .build();

    private static Seq<String> kinds(Scenario s) {
        return s.events().map(event -> event.getClass().getSimpleName());
    }

    @Test
    @DisplayName("A turn is Command, Draw, Action and End Phase")
    @Rule({"TO-4.1", "TO-4.2", "TO-4.4", "TO-4.7"})
    void fourPhases() {
        Scenario s = given(A.actions(0), B.actions(2)).when(A.endsTurn());
        assertThat(kinds(s))
                .containsExactly(
                        "PhaseBegan",
                        "TurnEnded",
                        "TurnBegan",
                        "ActionsChanged",
                        "ActionsChanged",
                        "PhaseBegan",
                        "CardsDrawn",
                        "PhaseBegan");
        assertThat(s.game().table().phase()).isEqualTo(Phase.ACTION);
        assertThat(s.game().table().turn()).isEqualTo(4);
        s.then(B.actions(3), B.cardsInHand(1)).awaits(B, "action");
    }

    @Test
    @DisplayName("Actions are lost and gained before start-of-turn abilities")
    @Rule({"TO-4.2", "TO-4.3"})
    void actionsFirst() {
        CharacterCard dawn = dawn(3);
        Scenario s = given(turnOf(B), A.actions(1), A.has(recruited(dawn)), A.hand());
        s.when(B.endsTurn());
        s.awaits(A, "ability");
        s.meanwhile(A.actions(3), A.cardsInHand(0));
        s.when(A.uses(dawn));
        s.then(A.actions(0), A.cardsInHand(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The Storms come before start-of-turn abilities")
    @Rule({"TO-4.3", "TO-9.2"})
    void stormsBeforeAbilities() {
        CharacterCard dawn = dawn(1);
        Scenario s = given(A.has(recruited(dawn), recruited(ASU)), A.hand(ASH_STORM));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.endsTurn());
        s.awaits(A, "action");
        s.then(A.hasNo(dawn));
    }

    @Test
    @DisplayName("What ends, ends before the Storms come")
    @Rule({"TO-4.2", "TO-4.3", "TO-5.9"})
    void expiryBeforeStorms() {
        Scenario s = given(A.has(recruited(ASU)), A.hand(ASH_STORM), B.has(recruited(SAMMY)));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.attacks(SAMMY), A.blocks(ASU));
        s.then(A.has(recruited(ASU).damaged(5).def(5)));
        s.when(B.endsTurn()).then(A.has(recruited(ASU).damaged(5).def(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Drawing from an empty deck does nothing")
    @Rule({"TO-4.4", "TO-8.36"})
    void emptyDeck() {
        Scenario s = given(B.deck(DART));
        s.when(A.endsTurn()).then(B.hand(DART), B.cardsInDeck(0));
        s.when(B.endsTurn(), A.endsTurn()).then(B.hand(DART), B.hp(50));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("There is no limit to the cards in hand")
    @Rule("TO-4.5")
    void noHandLimit() {
        Card[] many = Array.<Card>fill(30, PEBBLE).toJavaArray(Card[]::new);
        Scenario s = given(B.hand(many)).when(A.endsTurn());
        s.awaits(B, "action");
        s.then(B.cardsInHand(31)).when(B.endsTurn());
        s.awaits(A, "action");
        s.then(B.cardsInHand(31), B.discardPile());
    }

    @Test
    @DisplayName("Any number of actions in any order, as long as there are Actions for what costs some")
    @Rule({"TO-4.6", "TO-4.8", "TO-4.11", "TO-5.1"})
    void anyOrder() {
        Scenario s = given(
                A.has(recruited(ETHAN), hidden(ASU)),
                A.alone(),
                A.hand(SAMMY, DART, SALT_FLATS),
                B.has(recruited(INU)));
        s.when(A.attacks(ETHAN), B.declinesToBlock(), A.hides(SAMMY), A.recruits(ASU), A.assigns(DART, ASU));
        s.when(A.uses(DART).on(INU), A.plays(SALT_FLATS)).then(A.actions(0));
        s.refuses(A.attacks(ASU), "TO-5.1/few-actions");
        s.refuses(A.recruits(SAMMY), "TO-4.8/few-actions");
        s.when(A.dismisses(SAMMY)).then(A.actions(0));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("End-of-turn abilities come before what lasts until end of turn ends; Blue may answer them")
    @Rule({"TO-4.7", "TO-8.31", "TO-4.20"})
    void endOfTurn() {
        Scenario s = given(
                A.has(recruited(VESPER).damaged(19), recruited(ETHAN).holding(SHARED_OIL)),
                B.has(recruited(SAMMY).holding(DART)));
        s.when(A.uses(SHARED_OIL).on(VESPER)).then(A.has(recruited(VESPER).atk(15)));
        s.when(A.endsTurn());
        s.awaits(A, "ability");
        s.refuses(A.attacks(ETHAN), "TO-4.20/other-decision");
        s.refuses(A.endsTurn(), "TO-4.19/other-decision").refuses(A.runs(), "TO-4.17/other-decision");
        s.when(A.uses(VESPER));
        s.awaits(B, "response");
        s.refuses(B.recruits(BYSTANDER), "TO-4.20/other-decision");
        s.then(A.has(recruited(VESPER).damaged(4).atk(10)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Declaring the end of the turn opens no responses, and other players' turns end by themselves only")
    @Rule("TO-4.19")
    void endingOpensNothing() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(SAMMY).holding(DART)));
        s.refuses(B.endsTurn(), "TO-4.19/not-awaited");
        s.when(A.endsTurn());
        s.awaits(B, "action");
        s.when(B.attacks(SAMMY));
        s.refuses(A.endsTurn(), "TO-4.19/other-decision");
        s.refuses(B.endsTurn(), "TO-4.19/not-awaited");
        s.awaits(A, "block");
    }

    @Test
    @DisplayName("Nothing is done while something else is pending, and nothing in other players' turns")
    @Rule("TO-4.20")
    void nothingWhilePending() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(ASU)),
                A.hand(SAMMY, HUSH, SALT_FLATS),
                B.has(recruited(INU)),
                B.hand(SAMMY));
        s.refuses(B.attacks(INU), "TO-4.20/not-awaited");
        s.refuses(B.hides(SAMMY), "TO-4.20/not-awaited");
        s.refuses(B.recruits(BYSTANDER), "TO-4.20/not-awaited");
        s.when(A.attacks(ETHAN));
        s.awaits(B, "block");
        s.refuses(A.attacks(ASU), "TO-4.20/not-awaited");
        s.refuses(A.recruits(BYSTANDER), "TO-4.20/not-awaited");
        s.refuses(A.recruits(SAMMY), "TO-4.20/not-awaited");
        s.refuses(A.hides(SAMMY), "TO-4.20/not-awaited");
        s.refuses(A.assigns(HUSH, ASU), "TO-4.20/not-awaited");
        s.refuses(A.trades(ETHAN, ASU), "TO-4.20/not-awaited");
        s.refuses(A.dismisses(ASU), "TO-4.20/not-awaited");
        s.refuses(A.dismisses(DART), "TO-4.20/not-awaited");
        s.refuses(A.plays(SALT_FLATS), "TO-4.20/not-awaited");
        s.refuses(A.runs(), "TO-4.17/not-awaited");
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("Actions left over pay for answers, and a player who had no turn yet has none")
    @Rule({"TO-4.21", "TO-3.8"})
    void leftOvers() {
        Scenario s = given(
                turn(1), B.actions(0), A.actions(1), A.has(recruited(SAMMY).holding(DART)), B.has(hidden(INU)));
        s.when(A.endsTurn()).then(A.actions(1), B.actions(3));
        s.when(B.recruits(INU), A.uses(DART).on(INU))
                .then(A.actions(0), B.has(recruited(INU).damaged(10)));
        s.when(B.endsTurn()).then(B.actions(2), A.actions(3));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Actions given by effects have no limit; nobody has fewer than none")
    @Rule("TO-4.25")
    void actionsByEffects() {
        AssignableCard drum =
                item("Drum").trigger(GREEN, free(), gainActions(9)).build();
        AssignableCard snare = item("Snare")
                .trigger(GREEN, free(), loseActions(5, PlayerRole.EACH_OPPONENT))
                .build();
        Scenario s = given(A.has(recruited(ETHAN).holding(drum), recruited(ASU).holding(snare)), B.actions(2));
        s.when(A.uses(drum)).then(A.actions(12));
        s.when(A.uses(snare)).then(B.actions(0));
        s.when(A.endsTurn()).then(A.actions(12), B.actions(3));
        s.when(B.endsTurn()).then(A.actions(3));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Only the Recruit action recruits")
    @Rule("TO-4.24")
    void onlyRecruitRecruits() {
        CharacterCard page = character("Page")
                .of(LIGHT, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), when(IS_RECRUITED), draw(1))
                .build();
        AssignableCard horn = item("Horn")
                .trigger(GREEN, free(), putIntoPlay(card(CHARACTER), Zone.HAND))
                .build();
        AssignableCard bell = item("Bell")
                .trigger(GREEN, free(), target(yourCharacter().faceDown()), turnFaceUp())
                .build();
        Scenario byEffect = given(A.has(recruited(ETHAN).holding(horn)), A.alone(), A.hand(page));
        byEffect.when(A.uses(horn), A.choosesCards(page));
        byEffect.then(A.has(recruited(page)), A.cardsInHand(0));
        byEffect.awaits(A, "action");

        Scenario turned = given(A.has(recruited(ETHAN).holding(bell), hidden(page)), A.alone());
        turned.when(A.uses(bell).on(page)).then(A.has(recruited(page)), A.cardsInHand(0));
        turned.awaits(A, "action");

        Scenario properly =
                given(A.has(recruited(ETHAN)), A.alone(), A.hand(page)).when(A.recruits(page));
        properly.awaits(A, "ability");
        properly.when(A.uses(page)).then(A.cardsInHand(1)).awaits(A, "action");
    }
}
