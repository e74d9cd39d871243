package io.github.terrene.testkit.odyssey.scenario;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ASH_STORM;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ASU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.DART;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.HEALING_ETHAN;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.INU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.SALT_FLATS;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.event.BattleEvent.AttackDeclared;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Single words of the language: each says what is so, and fails where it is not. */
@DisplayName("The words of the scenario language")
class ScenarioWordsTest extends ScenarioBook {
    private static final AssignableCard PICKAXE = item("Pickaxe")
            .trigger(GREEN, free(), targetTerrain(), dismissTerrain())
            .build();

    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    @Test
    @DisplayName("The order of events")
    void order() {
        Scenario s = given(A.has(recruited(INU)), B.has(recruited(BYSTANDER)));
        s.when(A.attacks(INU), B.blocks(BYSTANDER));
        s.happenedInOrder(AttackDeclared.class, DamageDealt.class, XpGained.class)
                .awaits(A, "action");
        failing(() -> s.happenedInOrder(XpGained.class, AttackDeclared.class))
                .hasMessageContaining("no AttackDeclared happened after XpGained: AttackDeclared, ");
    }

    @Test
    @DisplayName("Two games that look alike to one player, and not to the other")
    void alike() {
        Scenario one = given(knowing(ASU, INU), A.hand(ASU)).when(A.hides(ASU));
        Scenario other = given(knowing(ASU, INU), A.hand(INU)).when(A.hides(INU));
        one.seenBy(B).looksLike(other).awaits(A, "action");
        failing(() -> one.seenBy(A).looksLike(other)).hasMessageContaining("A sees another table in the other game");
        Scenario later = instead(other).when(A.endsTurn()).awaits(B, "action");
        failing(() -> one.seenBy(B).looksLike(later)).hasMessageContaining("B sees another table in the other game");
        other.awaits(A, "action");
        Scenario two = given(A.has(hidden(ASU), hidden(INU)));
        Scenario otherWay = instead(two).when(A.recruits(INU), A.recruits(ASU)).awaits(A, "action");
        two.when(A.recruits(ASU), A.recruits(INU)).awaits(A, "action");
        failing(() -> two.seenBy(B).looksLike(otherWay)).hasMessageContaining("B was sent ");
    }

    @Test
    @DisplayName("A Storm that is due, and one that is in effect")
    void storms() {
        Scenario due = given(A.stormDue(ASH_STORM));
        due.then(A.stormDue(ASH_STORM), A.terrains(ASH_STORM, HOME_FIELD));
        failing(() -> due.then(A.stormInEffect(ASH_STORM))).hasMessageContaining("A's Ash Storm is due");
        failing(() -> due.then(B.stormDue(ASH_STORM))).hasMessageContaining("B has no Ash Storm");
        due.when(A.endsTurn(), B.endsTurn()).then(A.stormInEffect(ASH_STORM)).awaits(A, "action");

        Scenario inEffect = given(A.stormInEffect(ASH_STORM));
        inEffect.then(A.stormInEffect(ASH_STORM), A.terrains(ASH_STORM, HOME_FIELD));
        failing(() -> inEffect.then(A.stormDue(ASH_STORM))).hasMessageContaining("A's Ash Storm is in effect");
        inEffect.when(A.endsTurn()).then(A.terrains(HOME_FIELD)).awaits(B, "action");
    }

    @Test
    @DisplayName("Changes for a time")
    void forATime() {
        Statement changed = A.has(recruited(INU)
                .atk(30)
                .until(END_OF_TURN)
                .with(STAB)
                .until(START_OF_YOUR_NEXT_TURN)
                .suffering(SLOW)
                .until(END_OF_TURN));
        Scenario s = given(changed).then((Fact) changed);
        failing(() -> s.then(A.has(recruited(INU).atk(30).until(START_OF_YOUR_NEXT_TURN))))
                .hasMessageContaining("until START_OF_YOUR_NEXT_TURN");
        failing(() -> s.then(A.has(recruited(INU).atk(35).until(END_OF_TURN))))
                .hasMessageContaining("has ATK 30, not 35");
        s.when(A.endsTurn());
        s.then(A.has(recruited(INU).atk(20).with(STAB).freeOf(SLOW))).awaits(B, "action");
        assertThatThrownBy(() -> recruited(INU).damaged(5).until(END_OF_TURN))
                .hasMessageContaining("follows what is given");
        assertThatThrownBy(() -> recruited(INU).until(END_OF_TURN)).hasMessageContaining("follows what is given");
    }

    @Test
    @DisplayName("Whose Terrain is meant")
    void whoseTerrain() {
        Scenario s = given(
                A.has(recruited(INU).holding(PICKAXE)),
                A.terrains(HOME_FIELD, SALT_FLATS),
                B.terrains(HOME_FIELD, SALT_FLATS));
        Scenario own = instead(s).when(A.uses(PICKAXE).on(HOME_FIELD));
        own.then(A.terrains(SALT_FLATS), B.terrains(HOME_FIELD, SALT_FLATS)).awaits(A, "action");
        assertThatThrownBy(() -> s.when(A.uses(PICKAXE).on(B.the(ASH_STORM))))
                .hasMessage("there was no B's Ash Storm in this scenario");
        s.when(A.uses(PICKAXE).on(B.the(HOME_FIELD)));
        s.then(A.terrains(HOME_FIELD, SALT_FLATS), B.terrains(SALT_FLATS)).awaits(A, "action");
    }

    @Test
    @DisplayName("All pass, responses and abilities that wait alike")
    void everybodyPassing() {
        Scenario s = given(
                A.has(recruited(HEALING_ETHAN).damaged(5), recruited(ASU)),
                B.has(recruited(INU).holding(DART)));
        s.when(A.attacks(HEALING_ETHAN)).awaits(B, "response");
        Scenario unanswered = instead(s).nobodyResponds().awaits(B, "block");
        unanswered.everybodyPasses().when(B.declinesToBlock()).awaits(A, "ability");
        unanswered.everybodyPasses().then(B.hp(30)).awaits(A, "action");
        s.everybodyPasses().awaits(B, "block");
    }

    @Test
    @DisplayName("Failures call the players by the names that their format has for them")
    void names() {
        Player north = new Player(Seat.of(0), "North");
        Player south = new Player(Seat.of(1), "South");
        TableBuilder table = TableBuilder.duel().players(north, south);
        north.has(recruited(INU)).layOut(table);
        south.has(recruited(BYSTANDER)).layOut(table);
        Scenario s = Scenario.from(table).when(north.attacks(INU));
        failing(() -> s.then(south.hp(49)))
                .hasMessageContaining("South has HP 50, not 49")
                .hasMessageContaining("North attacks with North's Inu")
                .hasMessageContaining("turn 3 (North), ")
                .hasMessageContaining("\nSouth: HP 50")
                .hasMessageContaining("awaited: South about block");
        failing(() -> s.awaits(north.and(south), "block"))
                .hasMessageContaining("awaited should be North about block, South about block");
    }
}
