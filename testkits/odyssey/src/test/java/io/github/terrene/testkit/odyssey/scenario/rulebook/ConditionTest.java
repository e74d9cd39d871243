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

@DisplayName("Abilities with a condition")
class ConditionTest extends ScenarioBook {
    private static final CharacterCard CHEERER = character("Cheerer")
            .of(WATER, ENGINEER)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), when(yourCharacter(), DEALS_DAMAGE_TO_PLAYER), healYou(5))
            .build();

    private static final CharacterCard BRAGGART = character("Braggart")
            .of(FIRE, WARRIOR)
            .stats(1, 1, 20, 15, 0)
            .trigger(BLUE, actions(1), when(DEALS_DAMAGE_TO_PLAYER), draw(1))
            .build();

    private static final CharacterCard MOURNER = character("Mourner")
            .of(DARK, ENGINEER)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), when(enemyCharacter(), DEALS_DAMAGE_TO_PLAYER), healYou(5))
            .build();

    /** Slows whoever of the enemies is damaged. */
    private static final CharacterCard VULTURE = character("Vulture")
            .of(WIND, BEAST)
            .stats(1, 1, 20, 10, 0)
            .trigger(
                    BLUE,
                    free(),
                    when(enemyCharacter(), BECOMES_DAMAGED),
                    inflict(SLOW).to(DAMAGED_CHARACTER).until(END_OF_TURN))
            .build();

    private static final AssignableCard HAIL = item("Hail")
            .trigger(BLUE, actions(1), stabDamage(5).to(each(enemyCharacter())))
            .build();

    @Test
    @DisplayName("The active player's first, in an order of that player's choice, then the others'")
    @Rule({"TO-8.7", "TO-8.24"})
    void order() {
        Scenario s = given(
                A.hp(30), A.has(recruited(BRAGGART), recruited(CHEERER)), B.has(recruited(MOURNER), recruited(INU)));
        s.when(A.attacks(BRAGGART), B.declinesToBlock());
        s.awaits(A, "ability");
        s.meanwhile(B.hp(35));
        s.refuses(B.uses(MOURNER), "TO-8.24/not-awaited");
        s.allows(A.uses(BRAGGART), A.uses(CHEERER));
        Scenario declined = instead(s).when(A.passes());
        declined.awaits(B, "ability");
        declined.when(B.uses(MOURNER));
        declined.awaits(A, "action");
        declined.then(A.hp(30), A.cardsInHand(0), B.hp(40)).awaits(A, "action");

        s.when(A.uses(CHEERER));
        s.awaits(A, "ability");
        s.refuses(A.uses(CHEERER), "TO-8.7/nothing-happened");
        s.when(A.uses(BRAGGART));
        s.awaits(B, "ability");
        s.meanwhile(A.hp(35), A.cardsInHand(1), A.actions(1));
        s.when(B.uses(MOURNER));
        s.then(B.hp(40));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("In another's turn, too, the active player is asked first")
    @Rule("TO-8.7")
    void theActivePlayerFirst() {
        AssignableCard hailstones = item("Hailstones")
                .trigger(BLUE, free(), stabDamage(5).to(each(character())))
                .build();
        Scenario s = given(
                turnOf(B),
                A.has(recruited(VULTURE)),
                B.has(recruited(VULTURE), recruited(INU).holding(hailstones)));
        s.when(B.uses(hailstones));
        s.awaits(B, "ability");
        s.when(B.uses(VULTURE));
        s.awaits(A, "ability");
        s.when(A.uses(VULTURE).answering(B.the(VULTURE)));
        s.awaits(A, "ability");
        s.when(A.uses(VULTURE));
        s.then(
                A.has(recruited(VULTURE).suffering(SLOW)),
                B.has(recruited(VULTURE).suffering(SLOW), recruited(INU).suffering(SLOW)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Once for each time it happened; whom and what it concerned is fixed when it happens")
    @Rule({"TO-8.7", "TO-8.8"})
    void onceForEachTime() {
        Scenario s = given(
                A.has(recruited(VULTURE), recruited(ETHAN).holding(HAIL)), B.has(recruited(INU), recruited(SAMMY)));
        s.when(A.uses(HAIL));
        s.awaits(A, "ability");
        s.when(A.uses(VULTURE).answering(INU));
        s.awaits(A, "ability");
        s.meanwhile(B.has(recruited(INU).suffering(SLOW), recruited(SAMMY).freeOf(SLOW)));
        s.when(A.uses(VULTURE));
        s.awaits(A, "action");
        s.then(B.has(recruited(INU).suffering(SLOW), recruited(SAMMY).suffering(SLOW)));
        s.refuses(A.uses(VULTURE), "TO-8.7/nothing-happened");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Whom it concerned may be gone; then that part does nothing, and nobody else takes the place")
    @Rule({"TO-8.8", "TO-8.5"})
    void whomItConcernedIsGone() {
        CharacterCard hunter = character("Hunter")
                .of(WIND, ASSASSIN)
                .stats(1, 1, 20, 10, 0)
                .trigger(
                        BLUE,
                        free(),
                        when(enemyCharacter(), BECOMES_DAMAGED),
                        stabDamage(5).to(DAMAGED_CHARACTER),
                        healYou(5))
                .build();
        Scenario s = given(
                A.hp(30),
                A.has(recruited(hunter), recruited(ETHAN).holding(HAIL)),
                B.has(recruited(REED_GUARD).damaged(5), recruited(SAMMY)));
        s.when(A.uses(HAIL));
        s.awaits(A, "ability");
        s.meanwhile(B.hasNo(REED_GUARD));
        s.when(A.uses(hunter).answering(REED_GUARD));
        s.meanwhile(A.hp(35), B.has(recruited(SAMMY).damaged(5)));
        s.awaits(A, "ability");
        s.when(A.uses(hunter));
        s.meanwhile(A.hp(40), B.has(recruited(SAMMY).damaged(10)));
        s.awaits(A, "ability");
        s.when(A.passes());
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It waits until the whole chain is resolved, and for the XP of a battle")
    @Rule({"TO-8.7", "TO-8.10", "TO-5.12"})
    void afterAll() {
        Scenario s = given(
                A.has(recruited(INU).holding(NEEDLE), recruited(SAMMY)),
                B.has(recruited(VULTURE).damaged(10), recruited(ASU).holding(DART)));
        s.when(A.uses(NEEDLE).on(ASU), B.uses(DART).on(INU));
        s.awaits(B, "ability");
        s.meanwhile(
                A.has(recruited(INU).damaged(10).freeOf(SLOW)),
                B.has(recruited(ASU)),
                A.discardPile(NEEDLE),
                B.discardPile(DART));
        s.when(B.uses(VULTURE)).then(A.has(recruited(INU).suffering(SLOW)));
        s.awaits(A, "action");

        CharacterCard champion = character("Champion")
                .of(LIGHT, WARRIOR)
                .stats(1, 1, 20, 20, 0)
                .trigger(GREEN, free(), when(DEFEATS), healYou(5))
                .build();
        Scenario battle = given(
                A.hp(30), A.has(recruited(champion).xp(4)), B.has(recruited(INU).damaged(5)));
        battle.when(A.attacks(champion), B.blocks(INU));
        battle.awaits(A, "gain");
        battle.meanwhile(B.hp(45), B.hasNo(INU));
        battle.when(A.choosesGain(1));
        battle.awaits(A, "ability");
        battle.when(A.uses(champion)).then(A.hp(35));
        battle.awaits(A, "action");
    }

    @Test
    @DisplayName("A Green one needs it to be its player's turn")
    @Rule({"TO-8.7", "TO-8.3"})
    void greenInTheOwnTurn() {
        CharacterCard braced = character("Braced")
                .of(EARTH, GUARDIAN)
                .stats(1, 1, 30, 10, 0)
                .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), healYou(5))
                .build();
        AssignableCard sting = item("Sting")
                .trigger(BLUE, free(), damagePlayer(5, EACH_OPPONENT))
                .build();
        Scenario s = given(A.hp(30), A.has(recruited(braced).holding(sting)), B.has(hidden(INU)));
        Scenario own = instead(s).when(A.uses(sting));
        own.awaits(A, "ability");
        own.when(A.uses(braced)).then(A.hp(35), B.hp(45)).awaits(A, "action");
        s.when(A.endsTurn(), B.recruits(INU), A.uses(sting));
        s.then(B.hp(45), A.hp(30));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A condition that was not met offers nothing: damage that DEF takes off, a direct hit for nothing")
    @Rule({"TO-8.7", "TO-5.13", "TO-8.35"})
    void notMet() {
        CharacterCard biter = character("Biter")
                .of(DARK, BEAST)
                .stats(1, 1, 20, 10, 0)
                .trigger(
                        GREEN,
                        free(),
                        when(DEALS_BATTLE_DAMAGE),
                        inflict(STUN).to(DAMAGED_CHARACTER).until(END_OF_TURN))
                .build();
        Scenario s = given(A.has(recruited(biter)), B.has(recruited(ASU), recruited(INU)));
        Scenario bitten = instead(s).when(A.attacks(biter), B.blocks(INU));
        bitten.awaits(A, "ability");
        bitten.when(A.uses(biter))
                .then(B.has(
                        recruited(INU).damaged(10).suffering(STUN),
                        recruited(ASU).freeOf(STUN)));
        bitten.awaits(A, "action");
        s.when(A.attacks(biter), B.blocks(ASU));
        s.then(B.has(recruited(ASU).unharmed().freeOf(STUN)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What costs Actions that are not there is not offered")
    @Rule({"TO-8.7", "TO-8.2"})
    void tooDear() {
        Scenario s = given(A.actions(1), A.has(recruited(BRAGGART)));
        s.when(A.attacks(BRAGGART));
        s.then(B.hp(35), A.actions(0), A.cardsInHand(0));
        s.awaits(A, "action");
    }
}
