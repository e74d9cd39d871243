package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.twoversustwo.Company.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.BattleEvent.AttackDeclared;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Turns and responses around four seats")
class TeamTurnTest extends TeamBook {
    private static final Premise ALL_WINDOWS = options(options -> options.withResponseWindows(ResponseWindows.ALWAYS));

    @Test
    @DisplayName("A1, B1, A2, B2, and again")
    @Rule({"TO-13.3", "TO-13.12"})
    void turnOrder() {
        Scenario s = given(turn(1), B2.actions(0));
        s.when(A1.endsTurn()).then(turn(2), turnOf(B1)).awaits(B1, "action");
        s.refuses(A1.endsTurn(), "TO-4.19/not-awaited");
        s.when(B1.endsTurn()).then(turnOf(A2), B2.actions(0));
        s.when(A2.endsTurn()).then(turnOf(B2), B2.actions(3), B2.cardsInHand(1), B1.cardsInHand(1));
        s.when(B2.endsTurn()).then(turn(5), turnOf(A1)).awaits(A1, "action");
    }

    @Test
    @DisplayName("A player without Characters takes turns, and may recruit again")
    @Rule({"TO-13.8", "TO-13.4"})
    void aPlayerWithoutCharacters() {
        Scenario s = given(turnOf(A2), B2.alone(), B2.hand(INU, VETERAN));
        s.when(A2.endsTurn());
        s.then(B2.characters(0), B2.actions(3), B2.cardsInHand(3)).awaits(B2, "action");
        s.when(B2.recruits(INU), B2.hides(VETERAN));
        s.then(B2.has(recruited(INU), hidden(VETERAN))).awaits(B2, "action");
    }

    @Test
    @DisplayName("Responses go around the table, beginning after the player who acted, the team-mate included")
    @Rule({"TO-13.10", "TO-8.9"})
    void aroundTheTable() {
        Scenario s = given(ALL_WINDOWS, A1.has(hidden(INU)));
        s.when(A1.recruits(INU)).awaits(B1, "response");
        s.refuses(A2.passes(), "TO-8.9/not-awaited");
        s.refuses(A1.passes(), "TO-8.9/not-awaited");
        s.when(B1.passes()).awaits(A2, "response");
        s.when(A2.passes()).awaits(B2, "response");
        s.when(B2.passes()).awaits(A1, "action");
    }

    @Test
    @DisplayName("After an activation all but the one who made it are asked again")
    @Rule({"TO-13.10", "TO-8.9"})
    void askedAgain() {
        Scenario s = given(
                A1.has(recruited(LANCER), recruited(INU).holding(DART)),
                A2.has(recruited(VETERAN).holding(WARD_STONE)),
                B1.has(recruited(THORNBACK).holding(SPARK)),
                B2.has(recruited(MILL_HAND).holding(DART)));
        s.when(A1.attacks(LANCER).on(B2)).awaits(B1, "response");
        s.when(B1.uses(SPARK).on(LANCER)).awaits(A2, "response");
        s.when(A2.uses(WARD_STONE).on(LANCER)).awaits(B2, "response");
        s.when(B2.uses(DART).on(A1.the(LANCER))).awaits(A1, "response");
        s.when(A1.passes());
        s.happened(1, AttackDeclared.class);
        s.then(A1.has(recruited(LANCER).damaged(10).def(15)));
        s.awaits(B2, "block");
    }

    @Test
    @DisplayName("After a block the player after the blocker's is asked first")
    @Rule({"TO-13.10", "TO-13.16"})
    void afterABlock() {
        Scenario s = given(ALL_WINDOWS, A1.has(recruited(LANCER)), B2.has(recruited(VETERAN)));
        s.when(A1.attacks(LANCER).on(B1), B1.passes(), A2.passes(), B2.passes());
        s.awaits(B2, "block");
        s.when(B2.blocks(VETERAN)).awaits(A1, "response");
        s.when(A1.passes()).awaits(B1, "response");
        s.when(B1.passes()).awaits(A2, "response");
        s.when(A2.passes()).then(B2.has(recruited(VETERAN).damaged(15))).awaits(A1, "action");
    }

    @Test
    @DisplayName("Players over the limit of three give up Characters in turn order")
    @Rule({"TO-13.2", "TO-7.3"})
    void overTheLimit() {
        Scenario s = given(
                A1.has(recruited(IRON_RAM), recruited(LANCER)),
                B1.has(recruited(IRON_RAM).sp(3), recruited(INU)),
                A2.has(recruited(IRON_RAM).sp(3), recruited(MILL_HAND)),
                A1.hand(DART));
        s.when(A1.assigns(DART, LANCER));
        s.awaits(B1, "supply");
        s.refuses(A2.givesUp(MILL_HAND), "TO-7.3/not-awaited");
        s.when(B1.givesUp(INU)).awaits(A2, "supply");
        s.when(A2.givesUp(A2.the(IRON_RAM)));
        s.then(A1.supply(3), B1.supply(3), A2.supply(1)).awaits(A1, "action");
    }

    @Test
    @DisplayName("A Storm breaks at the start of its player's next turn, over all four sides")
    @Rule({"TO-13.14", "TO-9.2"})
    void aStorm() {
        TerrainCard hail = storm("Hail")
                .actions(1)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .breaks(damage(10).to(each(character())))
                .build();
        Scenario s = given(
                A1.hand(hail),
                A1.has(recruited(INU)),
                A2.has(recruited(INU)),
                B1.has(recruited(INU)),
                B2.has(recruited(INU)));
        s.when(A1.plays(hail), A1.endsTurn(), B1.endsTurn(), A2.endsTurn());
        s.then(A2.has(recruited(INU).unharmed()));
        s.when(B2.endsTurn());
        s.then(
                A1.has(recruited(INU).damaged(10)),
                A2.has(recruited(INU).damaged(10)),
                B1.has(recruited(INU).damaged(10)),
                B2.has(recruited(INU).damaged(10)));
        s.awaits(A1, "action");
    }
}
