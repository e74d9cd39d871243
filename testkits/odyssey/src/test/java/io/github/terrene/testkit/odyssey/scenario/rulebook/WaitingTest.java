package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Abilities that wait")
class WaitingTest extends ScenarioBook {
    private static final CharacterCard BOMBER = character("Bomber")
            .of(FIRE, MACHINE)
            .stats(1, 1, 10, 10, 0)
            .trigger(BLUE, actions(1), when(IS_DEFEATED), target(enemyCharacter()), damage(10))
            .build();

    private static final CharacterCard WATCHER = character("Watcher")
            .of(WIND, TACTICIAN)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), when(alliedCharacter(), DEALS_DAMAGE_TO_PLAYER), draw(1))
            .build();

    private static final CharacterCard HERALD = character("Herald")
            .of(WIND, TACTICIAN)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), when(IS_RECRUITED), draw(1))
            .build();

    private static final AssignableCard LAST_WILL = item("Last Will")
            .trigger(BLUE, free(), when(yourCharacter(), IS_DEFEATED), draw(1))
            .build();

    private static final AssignableCard BALM = item("Balm")
            .trigger(BLUE, free(), when(alliedCharacter(), BECOMES_DAMAGED), heal(5).to(DAMAGED_CHARACTER))
            .build();

    @Test
    @DisplayName(
            "A Character that was recruited when it happened may still use it after leaving play, if it can be paid")
    @Rule({"TO-8.25", "TO-8.14", "TO-6.5"})
    void afterLeavingPlay() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(BOMBER)));
        s.when(A.attacks(ETHAN), B.blocks(BOMBER));
        s.awaits(B, "ability");
        s.meanwhile(B.hasNo(BOMBER));
        s.when(B.uses(BOMBER).on(ETHAN));
        s.then(A.has(recruited(ETHAN).damaged(10)), B.actions(2));
        s.awaits(A, "action");

        Scenario unpaid = given(B.actions(0), A.has(recruited(ETHAN)), B.has(recruited(BOMBER)));
        unpaid.when(A.attacks(ETHAN), B.blocks(BOMBER)).then(B.hp(40));
        unpaid.awaits(A, "action");
    }

    @Test
    @DisplayName("A hidden Character that is dismissed, or one that leaves otherwise than defeated, waits for nothing")
    @Rule({"TO-8.25", "TO-6.11"})
    void notDefeated() {
        Scenario s = given(A.has(recruited(BOMBER)), B.has(recruited(INU)));
        s.when(A.dismisses(BOMBER));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It may not if it is in play and Silenced or hidden by then")
    @Rule({"TO-8.25", "TO-8.24"})
    void silencedMeanwhile() {
        Scenario s = given(
                A.has(recruited(HEALING_ETHAN).damaged(10), recruited(WATCHER)),
                B.has(recruited(INU).holding(HUSH), recruited(SAMMY).holding(SMOKE_POT)));
        s.when(A.attacks(HEALING_ETHAN), B.declinesToBlock());
        s.awaits(A, "ability");
        s.allows(A.uses(HEALING_ETHAN).on(HEALING_ETHAN));
        s.when(A.uses(WATCHER));
        s.awaits(B, "response");
        Scenario untouched = instead(s).when(B.passes());
        untouched.awaits(A, "ability");

        Scenario silenced = instead(s).when(B.uses(HUSH).on(HEALING_ETHAN));
        silenced.then(A.cardsInHand(1)).awaits(A, "action");

        s.when(B.uses(SMOKE_POT).on(HEALING_ETHAN));
        s.then(A.cardsInHand(1), A.has(hidden(HEALING_ETHAN).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The ability of a held card needs its holder, also where that one's defeat is what it waits for")
    @Rule({"TO-8.25", "TO-8.15"})
    void heldCard() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(INU).holding(LAST_WILL)));
        s.when(A.attacks(ETHAN), B.blocks(INU));
        s.then(B.hasNo(INU), B.discardPile(INU, LAST_WILL), B.cardsInHand(0));
        s.awaits(A, "action");

        Scenario other = given(
                A.has(recruited(ETHAN)), B.has(recruited(INU), recruited(SAMMY).holding(LAST_WILL)));
        other.when(A.attacks(ETHAN), B.blocks(INU)).awaits(B, "ability");
    }

    @Test
    @DisplayName(
            "Waiting abilities come one at a time, the active player's first, and passing gives up all of the player's")
    @Rule({"TO-8.24", "TO-8.7"})
    void oneAtATime() {
        Scenario s = given(
                A.has(recruited(HEALING_ETHAN).damaged(10), recruited(WATCHER)),
                B.has(recruited(INU).holding(DART)));
        s.when(A.attacks(HEALING_ETHAN), B.declinesToBlock());
        s.awaits(A, "ability");
        s.refuses(A.endsTurn(), "TO-4.19/other-decision").refuses(B.uses(DART).on(WATCHER), "TO-8.24/not-awaited");
        Scenario passed = instead(s).when(A.passes());
        passed.then(A.cardsInHand(0), A.has(recruited(HEALING_ETHAN).damaged(10)))
                .awaits(A, "action");
        s.when(A.uses(HEALING_ETHAN).on(HEALING_ETHAN));
        s.awaits(B, "response");
        s.when(B.passes());
        s.awaits(A, "ability");
        s.when(A.uses(WATCHER)).then(A.cardsInHand(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("After each of them the active player is asked first again")
    @Rule("TO-8.24")
    void activePlayerFirst() {
        CharacterCard mourner = character("Mourner")
                .of(DARK, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(character(), IS_DEFEATED), draw(1))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(mourner)),
                B.has(recruited(INU).damaged(15), recruited(mourner)));
        s.when(A.attacks(ETHAN), B.blocks(INU));
        s.awaits(A, "ability");
        s.when(A.uses(mourner));
        s.awaits(B, "ability");
        s.when(B.uses(mourner)).then(A.cardsInHand(1), B.cardsInHand(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What waits comes before the rest of the phase")
    @Rule({"TO-8.24", "TO-4.3", "TO-4.7"})
    void beforeTheRestOfThePhase() {
        CharacterCard clerk = character("Clerk")
                .of(EARTH, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), atStartOfTurn(), gets(5, ATK).to(SELF).until(END_OF_TURN))
                .trigger(GREEN, free(), atEndOfTurn(), heal(5).to(SELF))
                .build();
        Scenario s = given(turnOf(B), A.has(recruited(clerk).damaged(15)));
        s.when(B.endsTurn());
        s.awaits(A, "ability");
        s.meanwhile(A.actions(3), A.cardsInHand(0));
        s.when(A.uses(clerk)).then(A.cardsInHand(1), A.has(recruited(clerk).atk(15)));
        s.when(A.endsTurn());
        s.awaits(A, "ability");
        s.refuses(A.attacks(clerk), "TO-4.20/other-decision");
        s.meanwhile(A.has(recruited(clerk).atk(15)), B.cardsInHand(0));
        s.when(A.uses(clerk).ability(2)).then(A.has(recruited(clerk).atk(10).damaged(10)), B.cardsInHand(1));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("The player who acted answers first, with a chain of its own; then the responses open")
    @Rule("TO-8.23")
    void theOneWhoActedFirst() {
        CharacterCard warden = character("Warden")
                .of(EARTH, GUARDIAN)
                .stats(1, 1, 20, 10, 0)
                .trigger(
                        BLUE,
                        free(),
                        when(enemyCharacter(), IS_RECRUITED),
                        damage(10).to(RECRUITED))
                .build();
        Scenario s = given(A.has(hidden(HERALD)), B.has(recruited(warden)));
        s.when(A.recruits(HERALD));
        s.awaits(A, "ability");
        s.refuses(B.uses(warden), "TO-8.24/not-awaited");
        s.when(A.uses(HERALD));
        s.awaits(B, "response");
        s.meanwhile(A.cardsInHand(1));
        s.when(B.uses(warden)).then(A.has(recruited(HERALD).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A condition met by a declaration is answered at that declaration only")
    @Rule("TO-8.23")
    void atThatDeclarationOnly() {
        CharacterCard charger = character("Charger")
                .of(EARTH, BEAST)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), when(ATTACKS), gets(10, ATK).to(SELF).until(END_OF_TURN))
                .build();
        Scenario s = given(A.has(recruited(charger)), B.has(recruited(INU)));
        s.when(A.attacks(charger));
        s.awaits(A, "ability");
        Scenario passed = instead(s).when(A.passes());
        passed.awaits(B, "block");
        passed.when(B.declinesToBlock()).then(B.hp(40)).awaits(A, "action");
        s.when(A.uses(charger));
        s.awaits(B, "block");
        s.when(B.declinesToBlock()).then(B.hp(30));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Damage of effects to a player counts once for each event; damage of 0 is none")
    @Rule("TO-8.35")
    void eachEventOnce() {
        CharacterCard sniper = character("Sniper")
                .of(WIND, ASSASSIN)
                .stats(1, 1, 20, 25, 0)
                .trigger(GREEN, actions(1), damagePlayer(5, EACH_OPPONENT))
                .build();
        Scenario s = given(A.has(recruited(sniper), recruited(WATCHER)), B.has(recruited(INU)));
        s.when(A.uses(sniper));
        s.awaits(A, "ability");
        s.when(A.uses(WATCHER)).then(B.hp(45), A.cardsInHand(1));
        s.when(A.attacks(sniper), B.blocks(INU));
        s.awaits(A, "ability");
        s.when(A.uses(WATCHER)).then(B.hp(40), A.cardsInHand(2));
        s.awaits(A, "action");

        Scenario exact = given(A.has(recruited(ETHAN), recruited(WATCHER)), B.has(recruited(INU)));
        exact.when(A.attacks(ETHAN), B.blocks(INU));
        exact.then(B.hasNo(INU), B.hp(50)).awaits(A, "action");

        Scenario absorbed = given(
                A.has(recruited(ETHAN).holding(DART)), B.has(recruited(ASU).holding(BALM), recruited(INU)));
        Scenario hurt = instead(absorbed).when(A.uses(DART).on(INU));
        hurt.then().awaits(B, "ability");
        absorbed.when(A.uses(DART).on(ASU)).then(B.has(recruited(ASU).unharmed()));
        absorbed.awaits(A, "action");
    }

    @Test
    @DisplayName("What cannot be used when it is offered is given up, and does not wait until it can be used")
    @Rule({"TO-8.24", "TO-8.7"})
    void notLater() {
        AssignableCard supplies =
                item("Supplies").trigger(GREEN, free(), gainActions(2)).build();
        CharacterCard drummer = character("Drummer")
                .of(FIRE, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, actions(1), when(DEALS_DAMAGE_TO_PLAYER), draw(1))
                .build();
        Scenario s = given(A.actions(1), A.has(recruited(drummer).holding(supplies)));
        s.when(A.attacks(drummer)).then(B.hp(40)).awaits(A, "action");
        s.when(A.uses(supplies)).then(A.actions(2), A.cardsInHand(0));
        s.awaits(A, "action");
    }
}
