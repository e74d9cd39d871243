package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Storms")
class StormTest extends ScenarioBook {

    @Test
    @DisplayName("S36 A Storm")
    @Rule({"TO-9.2", "TO-9.3", "TO-9.4", "TO-9.6", "TO-4.3", "TO-4.7"})
    void aStorm() {
        Scenario s = given(
                turn(3),
                A.actions(2),
                A.hand(ASH_STORM),
                A.has(recruited(ETHAN), recruited(ASU), hidden(INU)),
                B.has(recruited(REED_GUARD), hidden(SAMMY)));
        s.when(A.plays(ASH_STORM));
        s.then(
                A.terrains(ASH_STORM, HOME_FIELD),
                A.actions(2),
                A.has(recruited(ETHAN).unharmed()));
        s.when(A.endsTurn());
        s.then(A.terrains(ASH_STORM, HOME_FIELD), B.has(recruited(REED_GUARD).unharmed()));
        s.when(B.endsTurn());
        s.then(
                A.actions(1),
                A.has(
                        recruited(ETHAN).damaged(10),
                        recruited(ASU).unharmed(),
                        hidden(INU).unharmed()),
                B.has(hidden(SAMMY).unharmed()),
                B.hasNo(REED_GUARD),
                A.terrains(ASH_STORM, HOME_FIELD));
        s.when(A.endsTurn()).then(A.terrains(HOME_FIELD), A.discardPile(ASH_STORM), A.hp(50));
        s.when(B.endsTurn()).then(A.actions(3));
        s.never(XpGained.class).awaits(A, "action");
    }
}
