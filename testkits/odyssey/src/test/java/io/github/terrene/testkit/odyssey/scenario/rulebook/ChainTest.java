package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.event.ChainEvent.LinkResolved;
import io.github.terrene.odyssey.event.ChainEvent.Passed;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Chains")
class ChainTest extends ScenarioBook {
    private static final CharacterCard RIFT_WALKER = character("Rift Walker")
            .of(DARK, INTERDIMENSIONAL)
            .stats(2, 2, 30, 20, 5)
            .trigger(
                    PURPLE, actions(1), target(enemyCharacter()), gets(-10, DEF).until(END_OF_TURN))
            .build();

    private static final CharacterCard ASH_SEER = character("Ash Seer")
            .of(FIRE, SPELLCASTER)
            .stats(1, 1, 10, 10, 0)
            .trigger(GREEN, actions(1), target(enemyCharacter()), damage(10))
            .build();

    @Test
    @DisplayName("S27 Last in, first out")
    @Rule({"TO-8.9", "TO-8.10"})
    void lastInFirstOut() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(INU).holding(NEEDLE)),
                B.has(
                        recruited(REED_GUARD),
                        recruited(SAMMY).holding(WARD_STONE),
                        recruited(MILL_HAND).holding(HUSH)));
        s.when(A.uses(DART).on(REED_GUARD), B.uses(WARD_STONE).on(REED_GUARD));
        s.awaits(A, "response");
        s.when(A.uses(NEEDLE).on(REED_GUARD));
        s.awaits(B, "response");
        s.never(Passed.class).when(B.passes());
        s.happened(1, Passed.class);
        s.then(B.has(recruited(REED_GUARD).damaged(5).def(10)), A.discardPile(DART, NEEDLE), B.discardPile(WARD_STONE));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S28 Nobody answers himself")
    @Rule({"TO-8.3", "TO-8.9", "TO-5.14"})
    void nobodyAnswersHimself() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(EDGE_OIL), recruited(SAMMY).holding(BANNER)),
                B.has(recruited(ASU).holding(DART)));
        s.when(A.attacks(ETHAN));
        s.awaits(B, "response");
        s.refuses(A.uses(EDGE_OIL), "TO-8.9/not-awaited");
        s.when(B.passes());
        s.awaits(B, "block");
        s.refuses(A.uses(EDGE_OIL), "TO-8.9/not-awaited");

        Scenario unblocked = instead(s).when(B.declinesToBlock());
        unblocked.awaits(A, "action");
        unblocked.then(B.hp(30));

        s.when(B.blocks(ASU));
        s.awaits(A, "response");
        s.refuses(A.uses(BANNER), "TO-8.3/green");
        s.when(A.uses(EDGE_OIL));
        s.then(
                B.hasNo(ASU),
                B.hp(50),
                B.discardPile(ASU, DART),
                A.has(recruited(ETHAN).xp(1)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S29 Purple, as an answer")
    @Rule("TO-8.3")
    void purpleAnswer() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(SAMMY).holding(NEEDLE)),
                B.has(recruited(RIFT_WALKER), recruited(REED_GUARD)));
        s.when(A.uses(DART).on(REED_GUARD), B.uses(RIFT_WALKER).on(SAMMY));
        s.awaits(A, "action");
        s.happened(2, LinkResolved.class);
        s.then(A.has(recruited(SAMMY).def(0).holding(NEEDLE)), B.hasNo(REED_GUARD), B.actions(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S29 Purple, as the first link")
    @Rule("TO-8.3")
    void purpleFirst() {
        Scenario s = given(
                turnOf(B),
                A.has(recruited(RIFT_WALKER), recruited(SAMMY).holding(NEEDLE)),
                B.has(recruited(RIFT_WALKER)));
        s.when(B.uses(RIFT_WALKER).on(SAMMY));
        s.awaits(B, "action");
        s.then(A.has(recruited(SAMMY).def(0)), B.actions(2), A.actions(3));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("S30 Silenced in response")
    @Rule({"TO-8.14", "TO-8.26"})
    void silencedInResponse() {
        Scenario s = given(
                A.has(recruited(ASH_SEER).holding(DART)),
                B.has(recruited(INU), recruited(SAMMY).holding(HUSH)));
        s.when(A.uses(ASH_SEER).on(INU), B.uses(HUSH).on(ASH_SEER));
        s.then(
                B.has(recruited(INU).unharmed()),
                A.actions(2),
                A.has(recruited(ASH_SEER).suffering(SILENCE)));
        s.when(A.uses(DART).on(INU));
        s.then(B.has(recruited(INU).damaged(10)), A.actions(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S32 A Trap")
    @Rule({"TO-8.17", "TO-8.23", "TO-5.16"})
    void aTrap() {
        Scenario s = given(
                A.has(recruited(ETHAN)), B.actions(1), B.has(recruited(SAMMY).holding(SNARE_LINE), recruited(PLANNER)));
        s.when(A.attacks(ETHAN));
        s.awaits(B, "response");
        Scenario declined = instead(s).when(B.passes());
        declined.awaits(B, "block");
        declined.refuses(B.uses(SNARE_LINE), "TO-8.23/other-decision");

        s.when(B.uses(SNARE_LINE));
        s.awaits(A, "action");
        s.happened(1, AttackCancelled.class);
        s.then(B.discardPile(SNARE_LINE), B.actions(0), A.actions(2), B.hp(50));
        s.refuses(A.attacks(ETHAN), "TO-5.1/attacked");
        s.awaits(A, "action");

        Scenario planless = given(
                A.has(recruited(ETHAN)),
                B.actions(1),
                B.has(
                        recruited(SAMMY).holding(SNARE_LINE),
                        hidden(PLANNER),
                        recruited(INU).holding(DART)));
        planless.when(A.attacks(ETHAN));
        planless.awaits(B, "response");
        planless.refuses(B.uses(SNARE_LINE), "TO-8.17/no-tactician");
    }
}
