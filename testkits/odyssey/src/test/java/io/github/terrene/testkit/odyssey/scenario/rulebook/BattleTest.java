package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.trait.Keyword.HASTE;
import static io.github.terrene.odyssey.trait.Status.SLOW;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.BattleEvent.BattleEnded;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Battle")
class BattleTest extends ScenarioBook {

    @Test
    @DisplayName("S12 Ethan against Inu")
    @Rule({"TO-5.6", "TO-5.7", "TO-5.8", "TO-5.12", "TO-5.22", "TO-6.2", "TO-8.7"})
    void ethanAgainstInu() {
        Scenario s = given(
                A.has(recruited(HEALING_ETHAN).damaged(10)),
                B.has(recruited(INU).damaged(5).holding(DART)));
        s.when(A.attacks(HEALING_ETHAN), B.blocks(INU));
        s.then(
                B.hasNo(INU),
                B.discardPile(INU, DART),
                B.hp(45),
                A.has(recruited(HEALING_ETHAN).xp(1).atk(25).damaged(10)));
        s.awaits(A, "ability");
        s.when(A.uses(HEALING_ETHAN).on(HEALING_ETHAN));
        s.then(A.has(recruited(HEALING_ETHAN).unharmed()), A.actions(2));
        s.refuses(A.uses(HEALING_ETHAN).on(HEALING_ETHAN), "TO-8.7/nothing-happened");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S13 Ethan against Asu")
    @Rule({"TO-5.4", "TO-5.6", "TO-5.9", "TO-5.22", "TO-1.12"})
    void ethanAgainstAsu() {
        Scenario s = given(A.has(recruited(ETHAN), recruited(MILL_HAND)), B.has(recruited(ASU)));
        s.when(A.attacks(ETHAN), B.blocks(ASU));
        s.then(B.has(recruited(ASU).damaged(10).def(5)), B.hp(50));
        s.when(A.attacks(MILL_HAND), B.blocks(ASU));
        s.then(B.has(recruited(ASU).damaged(17).def(0)), B.hp(50));
        s.when(A.endsTurn());
        s.then(B.has(recruited(ASU).damaged(17).def(10)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("S14 DEF below zero in the sum")
    @Rule({"TO-1.8", "TO-5.9"})
    void defBelowZeroInTheSum() {
        CharacterCard stoneWall = Words.character("Stone Wall")
                .of(Affiliation.EARTH, CharacterClass.GOLEM)
                .stats(1, 1, 60, 0, 10)
                .build();
        Scenario s = given(
                A.actions(4),
                A.has(recruited(ASU), recruited(ETHAN).atk(10), recruited(SAMMY).atk(10), recruited(INU)),
                B.has(recruited(stoneWall), recruited(MILL_HAND).holding(WARD_STONE)));
        s.when(A.attacks(ASU), B.blocks(stoneWall))
                .then(B.has(recruited(stoneWall).damaged(0).def(5)));
        s.when(A.attacks(ETHAN), B.blocks(stoneWall))
                .then(B.has(recruited(stoneWall).damaged(5).def(0)));
        s.when(A.attacks(SAMMY), B.blocks(stoneWall))
                .then(B.has(recruited(stoneWall).damaged(15).def(0)));
        s.when(A.attacks(INU), B.uses(WARD_STONE).on(stoneWall));
        s.then(B.has(recruited(stoneWall).def(5)));
        s.when(B.blocks(stoneWall));
        s.then(B.has(recruited(stoneWall).damaged(30).def(0)), B.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S15 Nobody can block")
    @Rule({"TO-5.4", "TO-5.11"})
    void nobodyCanBlock() {
        Scenario s = given(
                A.has(recruited(ETHAN)), B.has(hidden(INU), hidden(ASU), hidden(SAMMY), hidden(MILL_HAND)), B.alone());
        s.when(A.attacks(ETHAN));
        s.awaits(A, "action");
        s.then(B.hp(30), B.characters(4));
    }

    @Test
    @DisplayName("S16 What an attack costs")
    @Rule({"TO-5.1", "TO-8.19"})
    void whatAnAttackCosts() {
        Scenario s = given(A.has(recruited(ETHAN).with(HASTE), recruited(ASU).suffering(SLOW), recruited(SAMMY)));
        s.when(A.attacks(ETHAN)).then(A.actions(3));
        s.when(A.attacks(ASU)).then(A.actions(1));
        s.when(A.attacks(SAMMY)).then(A.actions(0));
        s.refuses(A.attacks(ETHAN), "TO-5.1/attacked");
        s.awaits(A, "action");

        Scenario poor = given(A.actions(1), A.has(recruited(ASU).suffering(SLOW)));
        poor.refuses(A.attacks(ASU), "TO-5.1/few-actions");
        poor.awaits(A, "action");
    }

    @Test
    @DisplayName("S17 Slowed in mid-attack")
    @Rule({"TO-5.3", "TO-5.16"})
    void slowedInMidAttack() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(INU).holding(STICKY_JAR)));
        s.when(A.attacks(ETHAN), B.uses(STICKY_JAR).on(ETHAN));
        s.meanwhile(A.actions(2), A.has(recruited(ETHAN).suffering(SLOW)));
        s.awaits(A, "slowed");

        Scenario pays = instead(s);
        pays.when(A.paysForTheAttack());
        pays.then(A.actions(1));
        pays.awaits(B, "block");

        Scenario doesNot = instead(s);
        doesNot.when(A.abandonsTheAttack());
        doesNot.then(A.actions(2), B.hp(50));
        doesNot.refuses(A.attacks(ETHAN), "TO-5.1/attacked");
        doesNot.awaits(A, "action");

        Scenario cannot = given(
                A.actions(1), A.has(recruited(ETHAN)), B.has(recruited(INU).holding(STICKY_JAR)));
        cannot.when(A.attacks(ETHAN), B.uses(STICKY_JAR).on(ETHAN));
        cannot.then(A.actions(0), B.hp(50));
        cannot.awaits(A, "action");
    }

    @Test
    @DisplayName("S18 The attacker dies first")
    @Rule({"TO-5.3", "TO-5.14", "TO-6.1"})
    void theAttackerDiesFirst() {
        Scenario s = given(
                A.has(recruited(ETHAN).damaged(10)), B.has(recruited(SAMMY).holding(DART)));
        s.when(A.attacks(ETHAN), B.uses(DART).on(ETHAN));
        s.awaits(A, "action");
        s.then(A.hasNo(ETHAN), A.actions(2), B.has(recruited(SAMMY).xp(1).atk(20)), B.hp(50), B.discardPile(DART));
    }

    @Test
    @DisplayName("S19 The blocker dies first")
    @Rule({"TO-5.5", "TO-5.16"})
    void theBlockerDiesFirst() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(SAMMY).holding(PIKE)),
                B.has(recruited(ASU).damaged(15)));
        s.when(A.attacks(ETHAN), B.blocks(ASU), A.uses(PIKE).on(ASU));
        s.then(
                B.hasNo(ASU),
                B.hp(50),
                A.has(recruited(SAMMY).xp(1), recruited(ETHAN).xp(0)),
                A.actions(1));
        s.refuses(A.attacks(ETHAN), "TO-5.1/attacked");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S20 Haste Potion")
    @Rule({"TO-4.11", "TO-8.20", "TO-5.1", "TO-6.5"})
    void hastePotion() {
        Scenario s = given(A.has(recruited(ETHAN).holding(HASTE_POTION), recruited(ASU)));
        Scenario onHimself = instead(s).when(A.uses(HASTE_POTION).on(ETHAN));
        onHimself.then(A.has(recruited(ETHAN).damaged(10).with(HASTE)), A.discardPile(HASTE_POTION));
        onHimself.when(A.attacks(ETHAN)).then(A.actions(3));
        onHimself.awaits(A, "action");

        s.when(A.uses(HASTE_POTION).on(ASU)).then(A.has(recruited(ASU).unharmed()));
        s.when(A.attacks(ASU)).then(A.actions(3));
        s.awaits(A, "action");

        Scenario lethal = given(A.has(recruited(ETHAN).damaged(10).holding(HASTE_POTION), recruited(ASU)));
        lethal.when(A.uses(HASTE_POTION).on(ETHAN));
        lethal.then(
                A.hasNo(ETHAN),
                A.discardPile(HASTE_POTION, ETHAN),
                A.has(recruited(ASU).without(HASTE)));
        lethal.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("S21 Retaliate")
    @Rule({"TO-8.19", "TO-5.9", "TO-5.10"})
    void retaliate() {
        Scenario s = given(A.has(recruited(LANCER)), B.has(recruited(THORNBACK)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        s.then(
                B.has(recruited(THORNBACK).damaged(10).def(10)),
                A.has(recruited(LANCER).damaged(15).def(0)));
        s.when(A.endsTurn());
        s.then(B.has(recruited(THORNBACK).def(15)), A.has(recruited(LANCER).def(0)));
        s.when(B.endsTurn());
        s.then(A.has(recruited(LANCER).def(5).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S22 Both fall")
    @Rule({"TO-5.17", "TO-6.5", "TO-8.19"})
    void bothFall() {
        Scenario s = given(
                A.has(recruited(LANCER).damaged(12)), B.has(recruited(THORNBACK).damaged(25)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        s.then(A.hasNo(LANCER), B.hasNo(THORNBACK), A.hp(48), B.hp(45), A.discardPile(LANCER));
        s.never(XpGained.class).happened(1, BattleEnded.class).awaits(A, "action");
    }
}
