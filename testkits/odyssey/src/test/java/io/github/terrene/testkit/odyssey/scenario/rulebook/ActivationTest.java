package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Activating")
class ActivationTest extends ScenarioBook {
    private static final AssignableCard LESSON = item("Lesson")
            .trigger(BLUE, free(), target(character()), gets(1, LV).until(END_OF_TURN))
            .build();

    private static final AssignableCard SALVE =
            item("Salve").trigger(BLUE, free(), target(character()), heal(20)).build();

    /** Aimed at someone of LV 1 at most. */
    private static final AssignableCard BULLY = item("Bully")
            .trigger(BLUE, actions(1), target(enemyCharacter().ofLvOrLess(1)), stabDamage(10), healYou(5))
            .build();

    @Test
    @DisplayName("An ability without a legal target cannot be activated, and an illegal one cannot be chosen")
    @Rule("TO-8.5")
    void noLegalTarget() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(BULLY), recruited(SAMMY)), B.has(recruited(IRON_RAM), hidden(INU)));
        s.refuses(A.uses(BULLY).on(IRON_RAM), "TO-8.5/no-target");
        s.refuses(A.uses(BULLY).on(SAMMY), "TO-8.5/no-target");
        s.when(A.endsTurn(), B.recruits(INU));
        s.allows(A.uses(BULLY).on(INU));
        s.refuses(A.uses(BULLY).on(IRON_RAM), "TO-8.5/illegal-target");
        s.refuses(A.uses(BULLY).on(SAMMY), "TO-8.5/illegal-target");
        s.awaits(A, "response");
    }

    @Test
    @DisplayName("The target is chosen and the cost is paid before anybody responds")
    @Rule({"TO-8.5", "TO-8.6"})
    void chosenAndPaidFirst() {
        AssignableCard fork = item("Fork")
                .trigger(
                        BLUE,
                        actions(1),
                        target(enemyCharacter()),
                        chooseOne(these(damage(10)), these(inflict(SLOW).until(END_OF_TURN))))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(fork)), B.has(recruited(INU).holding(SALVE), recruited(SAMMY)));
        s.when(A.uses(fork).on(SAMMY).inMode(2));
        s.awaits(B, "response");
        s.meanwhile(
                A.actions(2),
                A.has(recruited(ETHAN).holdingFaceUp(fork)),
                A.discardPile(),
                B.has(recruited(SAMMY).freeOf(SLOW)));
        s.seenBy(B).then(A.has(recruited(ETHAN).holdingFaceUp(fork)));
        s.when(B.passes());
        s.awaits(A, "action");
        s.then(B.has(recruited(SAMMY).suffering(SLOW).unharmed()), A.discardPile(fork));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A part whose target is no longer legal does nothing; the rest happens, and the cost stays paid")
    @Rule({"TO-8.5", "TO-7.5"})
    void theTargetIsNoLongerLegal() {
        Scenario taught = given(
                A.hp(30),
                A.has(recruited(ETHAN).holding(BULLY)),
                B.has(recruited(INU).holding(LESSON)));
        taught.when(A.uses(BULLY).on(INU), B.uses(LESSON).on(INU));
        taught.then(B.has(recruited(INU).unharmed()), A.hp(35), A.actions(2), A.discardPile(BULLY));
        taught.awaits(A, "action");

        Scenario hidden = given(
                A.hp(30),
                A.has(recruited(ETHAN).holding(BULLY)),
                B.has(recruited(INU), recruited(SAMMY).holding(SMOKE_POT)));
        hidden.when(A.uses(BULLY).on(INU), B.uses(SMOKE_POT).on(INU));
        hidden.then(B.has(hidden(INU).unharmed()), A.hp(35), A.actions(2));
        hidden.awaits(A, "action");

        Scenario gone = given(
                A.hp(30),
                A.has(recruited(ETHAN).holding(BULLY)),
                B.has(recruited(INU).damaged(10), recruited(SAMMY).holding(DART)));
        gone.when(A.uses(BULLY).on(INU), B.uses(DART).on(INU));
        gone.then(B.discardPile(INU, DART), A.hp(35), A.has(recruited(ETHAN).xp(0)));
        gone.awaits(A, "action");
    }

    @Test
    @DisplayName("Whatever else is counted is counted when the ability resolves")
    @Rule("TO-8.5")
    void countedWhenResolving() {
        AssignableCard volley = item("Volley")
                .trigger(BLUE, free(), target(enemyCharacter()), stabDamage(perCharacter(5, yourCharacter())))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(volley), recruited(ASU).damaged(10)),
                B.has(recruited(INU).holding(PIKE)));
        Scenario full = instead(s).when(A.uses(volley).on(INU));
        full.then(B.has(recruited(INU).damaged(10))).awaits(A, "action");
        s.when(A.uses(volley).on(INU), B.uses(PIKE).on(ASU));
        s.then(A.hasNo(ASU), B.has(recruited(INU).damaged(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Conditions of use count when activating only")
    @Rule({"TO-8.5", "TO-8.17"})
    void conditionsOfUse() {
        AssignableCard rally = item("Rally")
                .trigger(BLUE, free(), healYou(5))
                .onlyIf(youControl(FIRE))
                .build();
        Scenario s = given(
                A.hp(30),
                A.has(recruited(ETHAN).holding(rally), recruited(INU).damaged(10)),
                B.has(recruited(SAMMY).holding(DART)));
        s.when(A.uses(rally), B.uses(DART).on(INU));
        s.then(A.hasNo(INU), A.hp(35), A.discardPile(INU, rally));
        s.awaits(A, "action");

        Scenario without = given(A.has(recruited(ETHAN).holding(rally), hidden(INU)));
        without.refuses(A.uses(rally), "TO-8.5/conditions");
        without.awaits(A, "action");

        Scenario trap = given(
                A.has(recruited(ETHAN), recruited(ASU).holding(DART)),
                B.has(recruited(SAMMY).holding(SNARE_LINE), recruited(PLANNER).damaged(15)));
        trap.when(A.attacks(ETHAN), B.uses(SNARE_LINE), A.uses(DART).on(PLANNER));
        trap.then(B.hasNo(PLANNER), B.hp(50), A.actions(1), B.discardPile(PLANNER, SNARE_LINE));
        trap.awaits(A, "action");
    }

    @Test
    @DisplayName("An On-going card stays face-up with its holder; any other is discarded after it resolved")
    @Rule({"TO-8.6", "TO-1.7"})
    void afterItResolved() {
        Scenario s = given(
                A.actions(4),
                A.has(recruited(ETHAN).holding(BANNER), recruited(ASU).holding(EDGE_OIL)),
                B.has(recruited(INU)));
        s.when(A.uses(BANNER)).then(A.has(recruited(ETHAN).holdingFaceUp(BANNER).atk(25)), A.discardPile());
        s.when(A.uses(EDGE_OIL)).then(A.has(recruited(ASU).holdingNothing().atk(20)), A.discardPile(EDGE_OIL));
        s.when(A.uses(BANNER)).then(A.has(recruited(ETHAN).holdingFaceUp(BANNER).atk(30)), A.actions(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("If the holder leaves play first, the card is discarded at once, On-going or not, and still resolves")
    @Rule({"TO-8.6", "TO-8.14", "TO-6.5"})
    void theHolderLeaves() {
        AssignableCard totem = item("Totem")
                .ongoing()
                .trigger(BLUE, actions(1), target(enemyCharacter()), stabDamage(10))
                .build();
        Scenario s = given(
                A.has(
                        recruited(INU).damaged(10).holding(totem),
                        recruited(ETHAN).holding(NEEDLE)),
                B.has(recruited(SAMMY).damaged(15).holding(DART), recruited(ASU)));
        s.when(A.uses(totem).on(ASU), B.uses(DART).on(INU), A.uses(NEEDLE).on(SAMMY));
        s.then(
                A.hasNo(INU),
                B.hasNo(SAMMY),
                A.discardPile(INU, totem, NEEDLE),
                B.discardPile(SAMMY, DART),
                B.has(recruited(ASU).damaged(10)),
                A.has(recruited(ETHAN).xp(1)));
        s.happened(3, Activated.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A face-down card that waits for an event: its player sees the chance, nobody else does")
    @Rule({"TO-8.6", "TO-8.7", "TO-7.7"})
    void faceDownAndWaiting() {
        AssignableCard grudge = item("Grudge")
                .trigger(BLUE, free(), when(enemyCharacter(), DEALS_DAMAGE_TO_PLAYER), healYou(10))
                .build();
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(SAMMY).holding(grudge)));
        s.refuses(B.uses(grudge), "TO-8.4/not-awaited");
        Scenario asked = given(
                options(options -> options.withResponseWindows(ResponseWindows.ALWAYS)),
                A.has(recruited(ETHAN)),
                B.has(recruited(SAMMY).holding(grudge)));
        asked.when(A.attacks(ETHAN))
                .refuses(B.uses(grudge), "TO-8.7/nothing-happened")
                .awaits(B, "response");
        s.when(A.attacks(ETHAN), B.declinesToBlock());
        s.awaits(B, "ability");
        s.seenBy(A).isSilentAbout(grudge);
        s.seenBy(A).then(B.has(recruited(SAMMY).holdingSomething()), B.hp(30));
        Scenario passed = instead(s).when(B.passes());
        passed.seenBy(A).isSilentAbout(grudge);
        passed.awaits(A, "action");
        s.when(B.uses(grudge));
        s.seenBy(A).then(B.hp(40), B.discardPile(grudge));
        s.awaits(A, "action");
    }
}
