package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;
import static io.github.terrene.twoversustwo.Company.*;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Teams")
class TeamTest extends TeamBook {

    @Test
    @DisplayName("A failure calls the four players by their names")
    void names() {
        Scenario s = given(turn(6), A2.has(recruited(INU)), B1.has(recruited(LANCER)));
        s.when(B1.attacks(LANCER).on(A1));
        assertThatThrownBy(() -> s.then(A2.hp(49)))
                .hasMessageContaining("A2 has HP 50, not 49")
                .hasMessageContaining("B1 attacks A1 with B1's Lancer")
                .hasMessageContaining("A2: HP 50")
                .hasMessageContaining("awaited: A2 about block");
        assertThatThrownBy(() -> s.refuses(B2.endsTurn(), "TO-4.19/over"))
                .hasMessageContaining("B2 has nothing to decide now: A2 must decide about block (TO-4.19/not-awaited)");
        assertThatThrownBy(() -> s.when(B2.endsTurn()))
                .hasMessageContaining("B2 has nothing to decide now: A2 must decide about block");
        s.awaits(A2, "block");
    }

    @Test
    @DisplayName("S39 Two teams: the first turns")
    @Rule({"TO-13.3", "TO-4.18"})
    void theFirstTurns() {
        Scenario s = given(turn(1), A1.has(recruited(INU)), B1.has(recruited(LANCER)));
        s.refuses(A1.attacks(INU).on(B1), "TO-13.3/first-turn");
        s.refuses(A1.attacks(INU).on(B2), "TO-13.3/first-turn");
        s.when(A1.endsTurn());
        s.awaits(B1, "action");
        s.allows(B1.attacks(LANCER).on(A1), B1.attacks(LANCER).on(A2));
        s.when(B1.attacks(LANCER).on(A2));
        s.then(A1.hp(50)).awaits(A1, "block");
        s.when(A1.declinesToBlock());
        s.then(A1.hp(25), A2.hp(25)).awaits(B1, "action");
    }

    @Test
    @DisplayName("S39 Two teams: a team-mate blocks")
    @Rule({"TO-13.1", "TO-13.2", "TO-13.6", "TO-13.7", "TO-5.4", "TO-7.2"})
    void aTeamMateBlocks() {
        Scenario s = given(
                turn(6),
                A1.has(hidden(VETERAN)),
                A2.has(recruited(INU).damaged(5), hidden(IRON_RAM)),
                A2.hand(MILL_HAND),
                B1.has(recruited(LANCER)));
        s.when(B1.attacks(LANCER).on(A1));
        s.awaits(A2, "block");
        s.when(A2.blocks(INU));
        s.then(A1.hp(40), A2.hp(40), B1.hp(50), A2.hasNo(INU), A2.discardPile(INU), A1.discardPile());
        s.then(B1.has(recruited(LANCER).xp(1).atk(30)), A2.supply(2));
        s.when(B1.endsTurn(), A2.recruits(IRON_RAM));
        s.then(A2.supply(3), A1.supply(2));
        s.refuses(A2.hides(MILL_HAND), "TO-7.2/sp-taken");
        s.refuses(A2.recruits(MILL_HAND), "TO-7.2/sp-taken");
        s.awaits(A2, "action");
    }

    @Test
    @DisplayName("S39 Two teams: a player without Characters")
    @Rule({"TO-13.4", "TO-13.8", "TO-10.2"})
    void aPlayerWithoutCharacters() {
        Scenario s = given(
                turn(6),
                A1.has(recruited(INU)),
                A1.alone(),
                A1.hand(VETERAN, MILL_HAND),
                A2.alone(),
                A2.has(recruited(MILL_HAND)),
                B1.has(recruited(LANCER)));
        s.when(B1.attacks(LANCER).on(A1), A1.blocks(INU));
        s.then(A1.characters(0), A2.characters(1), A1.hp(45));
        s.when(B1.endsTurn(), A2.endsTurn(), B2.endsTurn());
        s.awaits(A1, "action");
        Scenario again = instead(s).when(A1.recruits(VETERAN));
        again.then(A1.has(recruited(VETERAN))).awaits(A1, "action");
        s.when(A1.endsTurn(), B1.attacks(LANCER).on(A2), A2.blocks(MILL_HAND));
        s.then(A1.characters(0), A2.characters(0)).isWonBy(B1, "TO-10.2");
    }

    @Test
    @DisplayName("Damage and healing are the team's, and a team loses at 0 HP")
    @Rule({"TO-13.1", "TO-13.4", "TO-10.1", "TO-10.7"})
    void sharedHp() {
        AssignableCard tea = item("Tea").trigger(GREEN, free(), healYou(20)).build();
        Scenario s = given(turnOf(A2), A1.hp(10), A2.has(recruited(INU).holding(tea)), B1.has(recruited(LANCER)));
        s.then(A2.hp(10), B2.hp(50));
        s.when(A2.uses(tea)).then(A1.hp(30), A2.hp(30), B1.hp(50));
        Scenario well = given(A1.hp(45), A1.has(recruited(INU).holding(tea)));
        well.when(A1.uses(tea)).then(A1.hp(50), A2.hp(50)).awaits(A1, "action");
        s.when(A2.endsTurn(), B2.endsTurn(), A1.endsTurn(), B1.attacks(LANCER).on(A1), A2.declinesToBlock());
        s.then(A2.hp(5));
        s.when(B1.endsTurn(), A2.endsTurn(), B2.endsTurn(), A1.endsTurn());
        s.when(B1.attacks(LANCER).on(A2), A2.declinesToBlock());
        s.then(A1.hp(0), A2.hp(0)).isWonBy(B2, "TO-10.1");
    }

    @Test
    @DisplayName("A player who Runs concedes for the team")
    @Rule({"TO-13.4", "TO-4.17", "TO-10.3"})
    void whoRunsConcedesForTheTeam() {
        Scenario s = given(turnOf(A2));
        s.refuses(A1.runs(), "TO-4.17/not-awaited");
        s.refuses(B1.runs(), "TO-4.17/not-awaited");
        s.when(A2.runs()).isWonBy(B1, "TO-10.3");
    }

    @Test
    @DisplayName("Dismissing deals its damage to the team")
    @Rule({"TO-13.1", "TO-13.4", "TO-4.16"})
    void dismissing() {
        Scenario s = given(A1.alone(), A1.has(recruited(INU).damaged(15)));
        s.when(A1.dismisses(INU));
        s.then(A1.hp(35), A2.hp(35), A1.characters(0), A2.has(hidden(BYSTANDER)));
        s.awaits(A1, "action");
    }
}
