package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.odyssey.setup.Edition.UPDATE_2015;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Editions")
class EditionTest extends ScenarioBook {
    private static final CharacterCard TINKER = Words.character("Tinker")
            .of(LIGHT, ENGINEER)
            .stats(1, 1, 20, 10, 5)
            .passive(has(RESOURCEFUL))
            .build();

    private static Premise updated() {
        return options(options -> options.withEdition(UPDATE_2015));
    }

    @Test
    @DisplayName("S34 Resourceful in the rulebook")
    @Rule({"TO-8.19", "TO-12.1"})
    void resourcefulInTheRulebook() {
        Scenario s = given(A.has(recruited(TINKER).holding(DART)), A.hand(PIKE), B.has(recruited(IRON_RAM)));
        s.when(A.uses(DART).on(IRON_RAM)).then(A.actions(3));
        s.when(A.assigns(PIKE, TINKER), A.uses(PIKE).on(IRON_RAM)).then(A.actions(3));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S34 Resourceful in the update of 2015")
    @Rule({"TO-8.19", "TO-12.1", "TO-12.3"})
    void resourcefulInTheUpdate() {
        Scenario s = given(updated(), A.has(recruited(TINKER).holding(DART)), A.hand(PIKE), B.has(recruited(IRON_RAM)));
        s.when(A.uses(DART).on(IRON_RAM)).then(A.actions(3));
        s.when(A.assigns(PIKE, TINKER), A.uses(PIKE).on(IRON_RAM)).then(A.actions(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S34 Two of one name")
    @Rule({"TO-4.9", "TO-12.1"})
    void twoOfOneName() {
        Scenario s = given(A.has(recruited(ETHAN), hidden(ETHAN)));
        s.when(A.recruits(ETHAN)).then(A.has(recruited(ETHAN), recruited(ETHAN)));
        s.awaits(A, "action");

        Scenario now = given(updated(), A.has(recruited(ETHAN), hidden(ETHAN)));
        now.refuses(A.recruits(ETHAN), "TO-4.9/unique");
        now.awaits(A, "action");
    }

    @Test
    @DisplayName("Of two of one name an effect turns one up in the update of 2015, of each player's")
    @Rule({"TO-4.9", "TO-12.1"})
    void twoOfOneNameTurnedUp() {
        AssignableCard reveille = item("Reveille")
                .trigger(GREEN, free(), turnFaceUp().to(each(character().faceDown())))
                .build();
        Scenario now = given(
                updated(),
                A.alone(),
                A.has(recruited(INU).holding(reveille), hidden(ETHAN), hidden(ETHAN)),
                B.alone(),
                B.has(hidden(ETHAN), hidden(INU)));
        now.when(A.uses(reveille));
        now.then(A.has(recruited(ETHAN), hidden(ETHAN)), B.has(recruited(ETHAN), recruited(INU)));
        now.awaits(A, "action");

        Scenario before = given(
                A.alone(), A.has(recruited(INU).holding(reveille), hidden(ETHAN), hidden(ETHAN)), B.has(hidden(ETHAN)));
        before.when(A.uses(reveille)).then(A.has(recruited(ETHAN), recruited(ETHAN)), B.has(recruited(ETHAN)));
        before.awaits(A, "action");
    }

    @Test
    @DisplayName("S34 The second player's first turn")
    @Rule({"TO-12.1", "TO-12.4"})
    void secondPlayersFirstTurn() {
        Scenario s = given(updated(), turn(1), B.actions(0));
        s.when(A.endsTurn()).then(B.actions(4));
        s.when(B.endsTurn()).then(A.actions(3));
        s.when(A.endsTurn()).then(B.actions(3));
        s.awaits(B, "action");

        Scenario before = given(turn(1), B.actions(0));
        before.when(A.endsTurn()).then(B.actions(3));
        before.awaits(B, "action");
    }
}
