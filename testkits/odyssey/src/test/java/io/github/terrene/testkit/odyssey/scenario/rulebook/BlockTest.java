package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Blocks")
class BlockTest extends ScenarioBook {
    private static final AssignableCard NET = item("Net")
            .trigger(BLUE, free(), target(character()), inflict(STUN).until(END_OF_TURN))
            .build();
    private static final AssignableCard MIST = item("Mist")
            .trigger(BLUE, free(), gain(UNBLOCKABLE).to(SELF).until(END_OF_TURN))
            .build();
    private static final AssignableCard WHETSTONE = item("Whetstone")
            .trigger(BLUE, free(), gain(STAB).to(SELF).until(END_OF_TURN))
            .build();
    private static final AssignableCard TAUNT = item("Taunt")
            .trigger(GREEN, free(), target(enemyCharacter()), mustBlock())
            .build();
    private static final AssignableCard DAZZLE = item("Dazzle")
            .trigger(BLUE, free(), target(enemyCharacter()), cannotBlock().until(END_OF_TURN))
            .build();

    @Test
    @DisplayName("Only your recruited Characters that are not Stunned block, and only when you are attacked")
    @Rule("TO-5.4")
    void whoMayBlock() {
        Scenario s =
                given(A.has(recruited(ETHAN)), B.has(recruited(INU).suffering(STUN), hidden(SAMMY), recruited(ASU)));
        s.refuses(B.blocks(ASU), "TO-5.4/not-awaited");
        s.when(A.attacks(ETHAN));
        s.refuses(B.blocks(INU), "TO-5.4/cannot-block");
        s.refuses(B.blocks(SAMMY), "TO-5.4/cannot-block");
        s.refuses(B.blocks(A.the(ETHAN)), "TO-5.4/no-character");
        s.refuses(A.blocks(ETHAN), "TO-5.4/not-awaited");
        s.allows(B.blocks(ASU), B.declinesToBlock());
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("An Unblockable attacker, or nobody able to block: no question")
    @Rule({"TO-5.4", "TO-5.11", "TO-8.19"})
    void unblockable() {
        Scenario s = given(A.has(recruited(ETHAN).with(UNBLOCKABLE)), B.has(recruited(INU)));
        s.when(A.attacks(ETHAN));
        s.awaits(A, "action");
        s.then(B.hp(30)).awaits(A, "action");

        Scenario dazzled = given(A.has(recruited(ETHAN).holding(DAZZLE)), B.has(recruited(INU)));
        dazzled.when(A.uses(DAZZLE).on(INU), A.attacks(ETHAN));
        dazzled.awaits(A, "action");
        dazzled.then(B.hp(30)).awaits(A, "action");
    }

    @Test
    @DisplayName("Unblockable and \"cannot block\" come too late for a block that was declared; Stab does not")
    @Rule("TO-5.15")
    void tooLate() {
        for (AssignableCard late : Array.of(MIST, DAZZLE)) {
            Scenario s = given(A.has(recruited(ETHAN).holding(late)), B.has(recruited(ASU)));
            s.when(A.attacks(ETHAN), B.blocks(ASU));
            s.when(late == MIST ? A.uses(MIST) : A.uses(DAZZLE).on(ASU));
            s.then(B.has(recruited(ASU).damaged(10)), B.hp(50)).awaits(A, "action");
        }
        Scenario stab = given(A.has(recruited(ETHAN).holding(WHETSTONE)), B.has(recruited(ASU)));
        stab.when(A.attacks(ETHAN), B.blocks(ASU), A.uses(WHETSTONE));
        stab.then(B.hasNo(ASU), B.hp(50)).awaits(A, "action");
    }

    @Test
    @DisplayName("A blocker that is hidden or Stunned by then: the attack stays blocked and does nothing")
    @Rule({"TO-5.5", "TO-5.16"})
    void blockerGone() {
        for (AssignableCard answer : Array.of(NET, SMOKE_POT)) {
            Scenario s = given(A.has(recruited(LANCER), recruited(ASU).holding(answer)), B.has(recruited(THORNBACK)));
            s.when(A.attacks(LANCER), B.blocks(THORNBACK), A.uses(answer).on(THORNBACK));
            s.then(A.has(recruited(LANCER).unharmed().def(5)), B.hp(50));
            s.then(
                    answer == NET
                            ? B.has(recruited(THORNBACK).unharmed().def(15))
                            : B.has(hidden(THORNBACK).unharmed().decayed(0)));
            s.refuses(A.attacks(LANCER), "TO-5.1/attacked");
            s.never(DamageDealt.class).awaits(A, "action");
        }
    }

    @Test
    @DisplayName("A block may be answered, and costs nothing")
    @Rule({"TO-5.5", "TO-8.9"})
    void answered() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART)),
                B.actions(0),
                B.has(recruited(ASU).holding(HUSH)));
        s.when(A.attacks(ETHAN), B.blocks(ASU));
        s.awaits(A, "response");
        s.refuses(B.uses(HUSH).on(ETHAN), "TO-8.9/not-awaited");
        s.meanwhile(B.actions(0));
        s.when(A.passes());
        s.then(B.has(recruited(ASU).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Must block: the only answer, once")
    @Rule("TO-5.19")
    void mustBlockOnce() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(SAMMY), recruited(MILL_HAND).holding(TAUNT)),
                B.has(recruited(ASU), recruited(INU)));
        s.when(A.uses(TAUNT).on(ASU), A.attacks(ETHAN));
        s.refuses(B.declinesToBlock(), "TO-5.19/must-block");
        s.refuses(B.blocks(INU), "TO-5.19/other-must-block");
        s.when(B.blocks(ASU)).then(B.has(recruited(ASU).damaged(10)));
        s.when(A.attacks(SAMMY));
        s.allows(B.declinesToBlock(), B.blocks(INU), B.blocks(ASU));
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("Must block: told so twice, it must block one attack all the same")
    @Rule({"TO-5.19", "TO-6.10"})
    void mustBlockGivenTwice() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(TAUNT), recruited(SAMMY).holding(TAUNT)),
                B.has(recruited(ASU), recruited(INU)));
        s.when(A.uses(TAUNT).by(ETHAN).on(ASU), A.uses(TAUNT).on(ASU), A.attacks(ETHAN));
        s.refuses(B.declinesToBlock(), "TO-5.19/must-block");
        s.when(B.blocks(ASU), A.attacks(SAMMY));
        s.allows(B.declinesToBlock(), B.blocks(INU));
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("Must block: not an attack that it may not block, but the next one")
    @Rule("TO-5.19")
    void mustBlockTheNext() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN).with(UNBLOCKABLE),
                        recruited(SAMMY),
                        recruited(MILL_HAND).holding(TAUNT)),
                B.has(recruited(ASU), recruited(INU)));
        s.when(A.uses(TAUNT).on(ASU), A.attacks(ETHAN)).then(B.hp(30));
        s.when(A.attacks(SAMMY));
        s.refuses(B.declinesToBlock(), "TO-5.19/must-block");
        s.when(B.blocks(ASU)).awaits(A, "action");

        Scenario stunned = given(
                A.has(recruited(SAMMY), recruited(MILL_HAND).holding(TAUNT)),
                B.has(recruited(ASU).suffering(STUN), recruited(INU)));
        stunned.when(A.uses(TAUNT).on(ASU), A.attacks(SAMMY));
        stunned.allows(B.declinesToBlock(), B.blocks(INU));
        stunned.awaits(B, "block");
    }

    @Test
    @DisplayName("Must block, two of them: one is chosen, and both have done their duty")
    @Rule("TO-5.19")
    void mustBlockBoth() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(TAUNT), recruited(SAMMY).holding(TAUNT)),
                B.has(recruited(ASU), recruited(INU), recruited(MILL_HAND)));
        s.when(A.uses(TAUNT).by(ETHAN).on(ASU), A.uses(TAUNT).on(INU), A.attacks(ETHAN));
        s.refuses(B.declinesToBlock(), "TO-5.19/must-block");
        s.refuses(B.blocks(MILL_HAND), "TO-5.19/other-must-block");
        s.allows(B.blocks(INU));
        s.when(B.blocks(ASU), A.attacks(SAMMY));
        s.allows(B.declinesToBlock());
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("Must block is for this turn")
    @Rule("TO-5.19")
    void mustBlockThisTurn() {
        Scenario s = given(A.has(recruited(SAMMY).holding(TAUNT)), B.has(recruited(ASU)));
        s.when(A.uses(TAUNT).on(ASU), A.endsTurn(), B.endsTurn(), A.attacks(SAMMY));
        s.allows(B.declinesToBlock());
        s.awaits(B, "block");
    }
}
