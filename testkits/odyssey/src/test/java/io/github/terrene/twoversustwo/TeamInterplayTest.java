package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.twoversustwo.Company.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Rules that interact when four play")
class TeamInterplayTest extends TeamBook {
    private static final AssignableCard GAS = item("Gas")
            .trigger(BLUE, actions(1), target(character()), inflict(STUN).until(END_OF_TURN))
            .build();

    private static final Alteration MUST_BLOCK = new Alteration.MustBlock();

    @Test
    @DisplayName("Both teams lose at once: the game is drawn")
    @Rule({"TO-13.4", "TO-13.14", "TO-10.5"})
    void bothTeamsLoseAtOnce() {
        AssignableCard quake = item("Quake")
                .trigger(GREEN, free(), damagePlayer(25, EACH_PLAYER))
                .build();
        AssignableCard plague = item("Plague")
                .trigger(GREEN, free(), stabDamage(25).to(each(character())))
                .build();
        Scenario hp = given(A1.has(recruited(LANCER).holding(quake)));
        hp.when(A1.uses(quake)).then(A1.hp(0), B1.hp(0)).isDrawn("TO-10.5");
        Scenario nobody = given(
                A1.alone(),
                A2.alone(),
                B1.alone(),
                B2.alone(),
                A1.has(recruited(INU).holding(plague)),
                A2.has(recruited(INU)),
                B2.has(recruited(INU)));
        nobody.when(A1.uses(plague)).isDrawn("TO-10.5");
        Scenario left = given(
                A1.alone(),
                A2.alone(),
                B1.alone(),
                B2.alone(),
                A1.has(recruited(INU).holding(plague)),
                A2.has(hidden(INU)),
                B1.has(recruited(INU)),
                B2.has(recruited(INU)));
        left.when(A1.uses(plague)).isWonBy(A1, "TO-10.2");
    }

    @Test
    @DisplayName("Waiting abilities are used around the table, beginning with the active player")
    @Rule({"TO-13.10", "TO-8.7", "TO-8.24"})
    void waitingAbilities() {
        CharacterCard sufferer = character("Sufferer")
                .of(LIGHT, WARRIOR)
                .stats(1, 1, 30, 10, 0)
                .trigger(
                        BLUE,
                        free(),
                        when(BECOMES_DAMAGED),
                        gets(5, ATK).to(SELF).until(END_OF_TURN))
                .build();
        AssignableCard hail = item("Hailstone")
                .trigger(GREEN, free(), damage(5).to(each(character())))
                .build();
        Scenario s = given(
                turn(6),
                A1.has(recruited(sufferer)),
                A2.has(recruited(sufferer)),
                B1.has(recruited(sufferer).holding(hail)),
                B2.has(recruited(sufferer)));
        s.when(B1.uses(hail)).awaits(B1, "ability");
        s.refuses(A2.uses(sufferer), "TO-8.24/not-awaited");
        s.when(B1.uses(sufferer)).awaits(A2, "ability");
        s.when(A2.passes()).awaits(B2, "ability");
        s.when(B2.uses(sufferer)).awaits(A1, "ability");
        s.when(A1.uses(sufferer));
        s.then(
                A1.has(recruited(sufferer).atk(15)),
                A2.has(recruited(sufferer).atk(10)),
                B1.has(recruited(sufferer).atk(15)),
                B2.has(recruited(sufferer).atk(15)));
        s.awaits(B1, "action");
    }

    @Test
    @DisplayName("Forced dismissals begin with the active player, and end when a team is at 0 HP")
    @Rule({"TO-13.2", "TO-7.3", "TO-10.4"})
    void forcedDismissals() {
        Scenario s = given(
                turnOf(B2),
                A1.hp(15),
                A1.has(recruited(IRON_RAM).sp(3), recruited(INU).damaged(10)),
                A2.has(recruited(IRON_RAM).sp(3), recruited(INU).damaged(5)),
                B1.has(recruited(IRON_RAM).sp(3), recruited(INU)),
                B2.has(recruited(IRON_RAM).sp(3), recruited(LANCER)),
                B2.hand(DART));
        s.when(B2.assigns(DART, LANCER)).awaits(B2, "supply");
        s.when(B2.givesUp(LANCER)).awaits(A1, "supply");
        s.when(A1.givesUp(INU)).then(A2.hp(5)).awaits(B1, "supply");
        s.refuses(A2.givesUp(INU), "TO-7.3/not-awaited");
        s.when(B1.givesUp(INU)).awaits(A2, "supply");
        Scenario spared = instead(s).when(A2.givesUp(A2.the(IRON_RAM)));
        spared.then(A1.hp(5)).awaits(B2, "action");
        s.when(A2.givesUp(INU)).then(A1.hp(0)).isWonBy(B2, "TO-10.1");
    }

    @Test
    @DisplayName(
            "\"Until the start of your next turn\": the next turn of the player who activated it, four turns later, or one")
    @Rule({"TO-13.5", "TO-13.3", "TO-8.31"})
    void untilYourNextTurn() {
        AssignableCard oath = item("Oath")
                .trigger(BLUE, free(), target(character()), gets(10, ATK).until(START_OF_YOUR_NEXT_TURN))
                .build();
        Scenario s = given(A1.has(recruited(LANCER).holding(oath)), A2.has(recruited(INU)));
        s.when(A1.uses(oath).on(INU), A1.endsTurn(), B1.endsTurn());
        s.then(turnOf(A2), A2.has(recruited(INU).atk(30)));
        s.when(A2.endsTurn()).then(A2.has(recruited(INU).atk(30)));
        s.when(B2.endsTurn()).then(A2.has(recruited(INU).atk(20))).awaits(A1, "action");

        Scenario answer = given(
                turn(6),
                B1.has(recruited(VETERAN), recruited(LANCER)),
                A2.has(recruited(INU).holding(oath)));
        answer.when(B1.attacks(LANCER).on(A2), A2.uses(oath).on(VETERAN), A2.declinesToBlock());
        answer.then(B1.has(recruited(VETERAN).atk(20)));
        answer.when(B1.endsTurn()).then(B1.has(recruited(VETERAN).atk(10))).awaits(A2, "action");
    }

    @Test
    @DisplayName("Decay from Retaliate ends in the next turn of the attacker's player")
    @Rule({"TO-13.7", "TO-5.10"})
    void decayOfAnAttacker() {
        Scenario s = given(turn(6), A2.has(recruited(THORNBACK)), B1.has(recruited(VETERAN)));
        s.when(B1.attacks(VETERAN).on(A1), A2.blocks(THORNBACK));
        s.then(
                A2.has(recruited(THORNBACK).def(10)),
                B1.has(recruited(VETERAN).damaged(15).def(5)));
        s.when(B1.endsTurn());
        s.then(A2.has(recruited(THORNBACK).def(15)), B1.has(recruited(VETERAN).def(5)));
        s.when(A2.endsTurn(), B2.endsTurn(), A1.endsTurn());
        s.then(B1.has(recruited(VETERAN).def(10))).awaits(B1, "action");
    }

    @Test
    @DisplayName("A team-mate's blocker that is gone leaves the attack blocked; nobody is asked again")
    @Rule({"TO-13.6", "TO-13.16", "TO-5.5", "TO-6.1"})
    void theTeamMatesBlockerIsGone() {
        Scenario s = given(
                A1.has(recruited(LANCER)),
                A2.has(recruited(MILL_HAND).holding(DART)),
                B1.has(recruited(VETERAN)),
                B2.has(recruited(INU).damaged(10)));
        s.when(A1.attacks(LANCER).on(B1), B1.declinesToBlock(), B2.blocks(INU));
        s.awaits(A2, "response");
        s.when(A2.uses(DART).on(INU));
        s.then(
                B2.hasNo(INU),
                B1.hp(50),
                A2.has(recruited(MILL_HAND).xp(1)),
                A1.has(recruited(LANCER).xp(0)));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("A player who declined may still respond to the team-mate's block, and stop the attack")
    @Rule({"TO-13.10", "TO-13.16", "TO-5.3", "TO-5.16"})
    void theAttackedPlayerAnswersTheBlock() {
        Scenario s =
                given(A1.has(recruited(LANCER)), B1.has(recruited(PLANNER).holding(GAS)), B2.has(recruited(VETERAN)));
        s.when(A1.attacks(LANCER).on(B1), B1.passes(), B1.declinesToBlock(), B2.blocks(VETERAN));
        s.awaits(B1, "response");
        s.when(B1.uses(GAS).on(LANCER));
        s.then(B1.hp(50), B2.has(recruited(VETERAN).unharmed().def(10)));
        s.happened(1, AttackCancelled.class).awaits(A1, "action");
    }

    @Test
    @DisplayName("An attack that is stopped before a block asks no one; nor does the team-mate's Stunned blocker")
    @Rule({"TO-13.6", "TO-5.3", "TO-5.4", "TO-5.19"})
    void stoppedBeforeTheBlock() {
        Scenario s = given(
                A1.has(recruited(LANCER)),
                B1.has(recruited(INU)),
                B2.has(recruited(VETERAN).holding(GAS)));
        Scenario stunned =
                instead(s).when(A1.attacks(LANCER).on(B1), B2.uses(GAS).on(VETERAN), B1.declinesToBlock());
        stunned.then(B1.hp(25)).awaits(A1, "action");
        s.when(A1.attacks(LANCER).on(B1), B2.uses(GAS).on(LANCER));
        s.then(B1.hp(50)).awaits(A1, "action");

        Scenario obliged = given(
                A1.has(recruited(LANCER)),
                B1.has(recruited(INU)),
                B2.has(recruited(VETERAN).given(MUST_BLOCK, END_OF_TURN).suffering(STUN), recruited(MILL_HAND)));
        obliged.when(A1.attacks(LANCER).on(B1), B1.declinesToBlock());
        obliged.allows(B2.blocks(MILL_HAND));
        obliged.when(B2.declinesToBlock()).then(B1.hp(25)).awaits(A1, "action");
    }

    @Test
    @DisplayName("Characters that must block, on both sides of the team: one duty for each attack")
    @Rule({"TO-13.6", "TO-5.19"})
    void dutiesOnBothSides() {
        Scenario s = given(
                A1.has(recruited(LANCER), recruited(INU), recruited(MILL_HAND)),
                B1.has(recruited(IRON_RAM).given(MUST_BLOCK, END_OF_TURN)),
                B2.has(recruited(VETERAN).given(MUST_BLOCK, END_OF_TURN)));
        s.when(A1.attacks(LANCER).on(B1)).awaits(B1, "block");
        s.refuses(B1.declinesToBlock(), "TO-5.19/must-block");
        s.when(B1.blocks(IRON_RAM), A1.attacks(INU).on(B1), B1.declinesToBlock())
                .awaits(B2, "block");
        s.refuses(B2.declinesToBlock(), "TO-5.19/must-block");
        s.when(B2.blocks(VETERAN), A1.attacks(MILL_HAND).on(B2), B2.declinesToBlock(), B1.declinesToBlock());
        s.then(B1.hp(38)).awaits(A1, "action");
    }

    @Test
    @DisplayName("A player without Characters can be attacked; the team-mate is asked")
    @Rule({"TO-13.6", "TO-13.8"})
    void attackOnAPlayerWithoutCharacters() {
        Scenario s = given(A1.has(recruited(LANCER)), B1.alone(), B2.has(recruited(VETERAN)));
        s.when(A1.attacks(LANCER).on(B1)).awaits(B2, "block");
        Scenario blocked = instead(s).when(B2.blocks(VETERAN));
        blocked.then(B1.hp(50), B2.has(recruited(VETERAN).damaged(15))).awaits(A1, "action");
        s.when(B2.declinesToBlock()).then(B1.hp(25)).awaits(A1, "action");
    }

    @Test
    @DisplayName(
            "A Character that a team-mate's passive ability kept alive falls with it, and the team may lose by that")
    @Rule({"TO-13.5", "TO-13.4", "TO-6.7"})
    void keptUpByATeamMate() {
        CharacterCard pillar = character("Pillar")
                .of(LIGHT, GUARDIAN)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(10, HP).to(each(alliedCharacter().another())))
                .build();
        Scenario s = given(
                turn(6),
                A1.alone(),
                A1.has(recruited(pillar)),
                A2.alone(),
                A2.has(recruited(INU).damaged(25)),
                B1.has(recruited(LANCER)));
        s.when(B1.attacks(LANCER).on(A1), A1.blocks(pillar));
        s.then(A1.hp(45), A1.characters(0), A2.characters(0));
        s.happened(1, XpGained.class).isWonBy(B1, "TO-10.2");
    }

    @Test
    @DisplayName("The turn limit counts the turns of all four")
    @Rule({"TO-13.3", "TO-10.6"})
    void turnLimit() {
        Scenario s = given(options(options -> options.withTurnLimit(6)));
        s.when(A1.endsTurn()).awaits(B1, "action");
        s.when(B1.endsTurn()).isDrawn("TO-10.6");
    }

    @Test
    @DisplayName("update-2015: between two links everybody is asked, beginning with the active player")
    @Rule({"TO-13.10", "TO-8.29"})
    void betweenTwoLinks() {
        Scenario s = given(
                options(options -> options.withEdition(Edition.UPDATE_2015)),
                A1.has(recruited(LANCER), recruited(INU).holding(DART)),
                A2.has(recruited(VETERAN).holding(WARD_STONE)),
                B1.has(recruited(THORNBACK).holding(SPARK)),
                B2.has(recruited(MILL_HAND).holding(DART)));
        s.when(
                A1.attacks(LANCER).on(B2),
                B1.uses(SPARK).on(LANCER),
                A2.uses(WARD_STONE).on(LANCER));
        s.awaits(B2, "response");
        s.when(B2.passes()).awaits(A1, "response");
        s.when(A1.passes());
        s.meanwhile(A1.has(recruited(LANCER).def(15).unharmed())).awaits(A1, "response");
        s.when(A1.passes()).awaits(B2, "response");
        s.when(B2.passes()).awaits(B2, "block");
    }
}
