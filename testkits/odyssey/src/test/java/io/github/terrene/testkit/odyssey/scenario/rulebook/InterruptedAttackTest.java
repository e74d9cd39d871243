package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What stops an attack on its way")
class InterruptedAttackTest extends ScenarioBook {
    /** Asu with a text that answers her own block. */
    private static final CharacterCard SCORCHER = character("Scorcher")
            .of(FIRE, GUARDIAN)
            .stats(1, 1, 20, 10, 10)
            .trigger(BLUE, free(), when(BLOCKS), damage(5).to(ATTACKER))
            .build();

    private static final CharacterCard BERSERK = character("Berserk")
            .of(EARTH, WARRIOR)
            .stats(1, 1, 20, 20, 0)
            .trigger(GREEN, free(), when(ATTACKS), stabDamage(20).to(each(character())))
            .build();

    private static final AssignableCard NET = item("Net")
            .trigger(BLUE, actions(1), target(character()), inflict(STUN).until(END_OF_TURN))
            .build();

    private static final AssignableCard BALM = item("Balm")
            .trigger(BLUE, free(), target(alliedCharacter()), cure())
            .build();

    @Test
    @DisplayName("An attacker that its own ability defeats attacks no more: nobody is asked for a response or a block")
    @Rule({"TO-5.3", "TO-5.14", "TO-8.23"})
    void theAttackerDefeatsItself() {
        Scenario s = given(A.has(recruited(BERSERK)), B.has(recruited(THORNBACK).holding(WARD_STONE)));
        s.when(A.attacks(BERSERK));
        s.awaits(A, "ability");
        s.when(A.uses(BERSERK), B.passes());
        s.awaits(A, "action");
        s.then(
                A.hasNo(BERSERK),
                A.hp(50),
                B.hp(50),
                B.has(recruited(THORNBACK).damaged(20).decayed(0)));
        s.happened(1, AttackCancelled.class).awaits(A, "action");
    }

    @Test
    @DisplayName("The blocker's own ability may defeat the attacker before anybody answers the block")
    @Rule({"TO-8.23", "TO-5.5", "TO-5.14", "TO-6.1"})
    void theBlockerStrikesFirst() {
        Scenario s = given(
                A.has(recruited(ETHAN).damaged(15), recruited(SAMMY).holding(EDGE_OIL)), B.has(recruited(SCORCHER)));
        s.when(A.attacks(ETHAN), B.blocks(SCORCHER));
        s.awaits(B, "ability");
        s.when(B.uses(SCORCHER), A.passes());
        s.awaits(A, "action");
        s.then(
                A.hasNo(ETHAN),
                A.hp(50),
                B.has(recruited(SCORCHER).xp(1).unharmed().decayed(0)));
        s.awaits(A, "action");

        Scenario passed = given(A.has(recruited(ETHAN).damaged(15)), B.has(recruited(SCORCHER)));
        passed.when(A.attacks(ETHAN), B.blocks(SCORCHER), B.passes());
        passed.then(
                A.has(recruited(ETHAN).damaged(15)),
                B.has(recruited(SCORCHER).damaged(10).def(5)));
        passed.awaits(A, "action");
    }

    @Test
    @DisplayName("An attacker that was Stunned attacks no more, even if it is cured before the chain is through")
    @Rule("TO-5.3")
    void curedTooLate() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(ASU).holding(BALM)),
                B.has(recruited(SAMMY).holding(NET), recruited(INU).holding(EDGE_OIL)));
        s.when(
                A.attacks(ETHAN),
                B.uses(EDGE_OIL),
                A.uses(BALM).on(ETHAN),
                B.uses(NET).on(ETHAN));
        s.then(A.has(recruited(ETHAN).freeOf(STUN).attacked(1)), B.hp(50), A.actions(2));
        s.happened(1, AttackCancelled.class).awaits(A, "action");
    }

    @Test
    @DisplayName("An attack is cancelled once, whatever else happens to the attacker afterwards")
    @Rule({"TO-5.3", "TO-5.16"})
    void cancelledOnce() {
        Scenario s = given(
                A.has(recruited(ETHAN)),
                B.has(
                        recruited(PLANNER).holding(SMOKE_POT),
                        recruited(SAMMY).holding(SNARE_LINE),
                        recruited(INU).holding(EDGE_OIL)),
                A.has(recruited(ASU).holding(EDGE_OIL)));
        s.when(A.attacks(ETHAN), B.uses(SMOKE_POT).on(ETHAN), A.uses(EDGE_OIL), B.uses(SNARE_LINE));
        s.then(A.has(hidden(ETHAN).attacked(1)), B.hp(50));
        s.happened(1, AttackCancelled.class).awaits(A, "action");
    }
}
