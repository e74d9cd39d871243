package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Winning and losing")
class WinningTest extends ScenarioBook {
    private static final AssignableCard BALM =
            item("Balm").trigger(GREEN, actions(1), healYou(10)).build();

    @Test
    @DisplayName("S37 The last Character")
    @Rule({"TO-10.2", "TO-10.4"})
    void theLastCharacter() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(INU).damaged(5)), B.alone());
        s.when(A.attacks(ETHAN), B.blocks(INU)).then(B.hp(45));
        s.isWonBy(A, "TO-10.2");
        s.refuses(A.endsTurn(), "TO-10.8/over");

        Scenario goesOn = given(A.has(recruited(ETHAN)), B.has(recruited(INU).damaged(5), hidden(SAMMY)), B.alone());
        goesOn.when(A.attacks(ETHAN), B.blocks(INU)).then(B.hp(45));
        goesOn.awaits(A, "action");
    }

    @Test
    @DisplayName("S37 Both at once")
    @Rule({"TO-10.1", "TO-10.5", "TO-5.17"})
    void bothAtOnce() {
        Scenario s = given(
                A.hp(2),
                B.hp(5),
                A.has(recruited(LANCER).damaged(12)),
                B.has(recruited(THORNBACK).damaged(25)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK)).then(A.hp(0), B.hp(0));
        s.isDrawn("TO-10.5");
    }

    @Test
    @DisplayName("S37 Healing")
    @Rule("TO-10.7")
    void healing() {
        Scenario s = given(A.hp(45), A.has(recruited(ETHAN).holding(BALM)));
        s.when(A.uses(BALM)).then(A.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S37 The last turn")
    @Rule("TO-10.6")
    void theLastTurn() {
        Scenario s = given(turn(199));
        s.when(A.endsTurn());
        s.awaits(B, "action");
        s.when(B.endsTurn());
        s.isDrawn("TO-10.6");
    }
}
