package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Attacks")
class AttackTest extends ScenarioBook {
    private static final AssignableCard NET = item("Net")
            .trigger(BLUE, actions(1), target(character()), inflict(STUN).until(END_OF_TURN))
            .build();
    private static final AssignableCard CHARM = item("Charm")
            .trigger(
                    BLUE,
                    free(),
                    target(yourCharacter()),
                    gainImmunity(Immunity.STATUSES).until(END_OF_TURN))
            .build();
    private static final AssignableCard WAR_CRY = item("War Cry")
            .trigger(GREEN, free(), target(yourCharacter()), attackAgain())
            .build();

    @Test
    @DisplayName("Once per turn, and not hidden or Stunned")
    @Rule({"TO-5.1", "TO-4.10"})
    void whoMayAttack() {
        Scenario s = given(A.has(recruited(ETHAN), recruited(ASU).suffering(STUN)));
        s.refuses(A.attacks(ASU), "TO-5.1/stunned");
        s.refuses(A.attacks(BYSTANDER), "TO-5.1/hidden-attacker", "TO-7.5/hidden-idle");
        s.refuses(A.attacks(B.the(BYSTANDER)), "TO-5.1/no-character");
        s.when(A.attacks(ETHAN)).then(B.hp(30), A.actions(2));
        s.refuses(A.attacks(ETHAN), "TO-5.1/attacked");
        s.when(A.endsTurn(), B.endsTurn(), A.attacks(ETHAN)).then(B.hp(10));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An attack is declared against an opponent, paid, and then answered")
    @Rule({"TO-5.2", "TO-5.14"})
    void declaredPaidAnswered() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(SAMMY).holding(DART)));
        s.refuses(A.attacks(ETHAN).on(A), "TO-5.2/no-opponent");
        s.when(A.attacks(ETHAN));
        s.awaits(B, "response");
        s.meanwhile(A.actions(2), A.has(recruited(ETHAN).attacked(1)));
        s.when(B.passes());
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("Slowed already when it attacked: nothing more to pay")
    @Rule("TO-5.3")
    void slowedAlready() {
        Scenario s = given(
                A.has(recruited(ETHAN).suffering(SLOW)), B.has(recruited(SAMMY).holding(STICKY_JAR)));
        s.when(A.attacks(ETHAN)).meanwhile(A.actions(1));
        s.when(B.uses(STICKY_JAR).on(ETHAN));
        s.awaits(B, "block");
        s.meanwhile(A.actions(1));
    }

    @Test
    @DisplayName("It is paid once for an attack")
    @Rule({"TO-5.3", "TO-5.14"})
    void paidOnce() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(EDGE_OIL)),
                B.has(recruited(SAMMY).holding(STICKY_JAR), recruited(MILL_HAND).holding(STICKY_JAR)));
        s.when(A.attacks(ETHAN), B.uses(STICKY_JAR).by(SAMMY).on(ETHAN), A.paysForTheAttack());
        s.then(A.actions(1));
        s.when(B.blocks(SAMMY), A.uses(EDGE_OIL), B.uses(STICKY_JAR).on(ETHAN));
        s.then(A.actions(1), B.hasNo(SAMMY));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Not Slowed after all when the chain is resolved: nothing to pay")
    @Rule("TO-5.3")
    void immuneInTime() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(ASU).holding(CHARM)),
                B.has(recruited(SAMMY).holding(STICKY_JAR)));
        s.when(A.attacks(ETHAN), B.uses(STICKY_JAR).on(ETHAN), A.uses(CHARM).on(ETHAN));
        s.nobodyResponds();
        s.awaits(B, "block");
        s.meanwhile(A.actions(2));
    }

    @Test
    @DisplayName("Slowed in the responses to the block: the same choice again")
    @Rule({"TO-5.3", "TO-5.14", "TO-5.16"})
    void slowedAfterTheBlock() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(EDGE_OIL)), B.has(recruited(ASU).holding(STICKY_JAR)));
        s.when(
                A.attacks(ETHAN),
                B.blocks(ASU),
                A.uses(EDGE_OIL),
                B.uses(STICKY_JAR).on(ETHAN));
        s.awaits(A, "slowed");
        Scenario paid = instead(s).when(A.paysForTheAttack());
        paid.then(B.hasNo(ASU), A.actions(1)).awaits(A, "action");
        s.when(A.abandonsTheAttack());
        s.then(B.has(recruited(ASU).unharmed().def(10)), B.hp(50), A.actions(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An attacker that was Stunned, hidden or has left cancels the attack; nothing is refunded")
    @Rule({"TO-5.3", "TO-5.16"})
    void cancelled() {
        for (AssignableCard answer : Array.of(NET, SMOKE_POT)) {
            Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(SAMMY).holding(answer)));
            s.when(A.attacks(ETHAN), B.uses(answer).on(ETHAN));
            s.awaits(A, "action");
            s.happened(1, AttackCancelled.class);
            s.then(A.actions(2), B.hp(50));
            s.awaits(A, "action");
        }
    }

    @Test
    @DisplayName("A Character that is hidden and recruited again has had its attack of the turn")
    @Rule({"TO-7.9", "TO-5.16"})
    void hiddenAndBack() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(SAMMY).holding(SMOKE_POT)));
        s.when(A.attacks(ETHAN), B.uses(SMOKE_POT).on(ETHAN), A.recruits(ETHAN)).then(A.actions(1));
        s.refuses(A.attacks(ETHAN), "TO-5.1/attacked");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Attacking again: one attack more each time, each paid for")
    @Rule({"TO-5.18", "TO-5.1"})
    void attackingAgain() {
        Scenario s = given(
                A.actions(4),
                A.has(
                        recruited(ETHAN),
                        recruited(ASU).holding(WAR_CRY),
                        recruited(SAMMY).holding(WAR_CRY)));
        s.when(
                A.attacks(ETHAN),
                A.uses(WAR_CRY).by(ASU).on(ETHAN),
                A.uses(WAR_CRY).on(ETHAN));
        s.when(A.attacks(ETHAN)).then(A.actions(2), B.hp(10));
        s.when(A.attacks(ETHAN)).then(A.actions(1), B.hp(0)).isWonBy(A, "TO-10.1");

        Scenario once = given(
                A.actions(4), B.hp(50), A.has(recruited(SAMMY), recruited(ASU).holding(WAR_CRY)));
        once.when(A.uses(WAR_CRY).on(SAMMY), A.attacks(SAMMY), A.attacks(SAMMY)).then(B.hp(20), A.actions(2));
        once.refuses(A.attacks(SAMMY), "TO-5.1/attacked");
        once.when(A.endsTurn(), B.endsTurn(), A.attacks(SAMMY)).then(B.hp(5));
        once.refuses(A.attacks(SAMMY), "TO-5.1/attacked");
        once.awaits(A, "action");
    }
}
