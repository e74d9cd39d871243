package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Gaining XP")
class XpGainTest extends ScenarioBook {
    private static final CharacterCard SEER = character("Seer")
            .of(FIRE, SPELLCASTER)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, actions(1), target(character()), damage(statOf(SELF, ATK)))
            .build();
    private static final CharacterCard SCHOLAR = character("Scholar")
            .of(LIGHT, TACTICIAN)
            .stats(1, 1, 20, 40, 0)
            .trigger(GREEN, free(), when(HappeningKind.GAINS_XP), draw(1))
            .build();
    private static final CharacterCard OGRE =
            character("Ogre").of(EARTH, GOLEM).stats(2, 2, 10, 10, 0).build();
    private static final AssignableCard BLAST = item("Blast")
            .trigger(GREEN, actions(1), damage(10).to(each(enemyCharacter())))
            .build();
    private static final AssignableCard DOOM =
            item("Doom").trigger(GREEN, free(), target(character()), defeat()).build();
    private static final AssignableCard LESSON = item("Lesson")
            .trigger(GREEN, free(), target(yourCharacter()), gainXp(1))
            .build();
    private static final AssignableCard BOOK = item("Book")
            .trigger(GREEN, free(), target(yourCharacter()), gainXp(2))
            .build();
    private static final AssignableCard TONIC = item("Tonic")
            .trigger(GREEN, free(), target(yourCharacter()), gets(10, HP).until(END_OF_TURN))
            .build();

    @Test
    @DisplayName("Retaliate gives XP to the blocker")
    @Rule({"TO-6.1", "TO-8.19"})
    void byRetaliate() {
        Scenario s = given(A.has(recruited(LANCER).damaged(10)), B.has(recruited(THORNBACK)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        s.then(
                A.hasNo(LANCER),
                A.hp(50),
                B.has(recruited(THORNBACK).xp(1).atk(10).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An ability gives XP to the Character that has it, an Item to the one that holds it")
    @Rule("TO-6.1")
    void byAbility() {
        Scenario s = given(
                A.has(recruited(SEER), recruited(ETHAN).holding(DART)), B.has(recruited(REED_GUARD), recruited(OGRE)));
        s.when(A.uses(SEER).on(REED_GUARD)).then(A.has(recruited(SEER).xp(1)));
        s.when(A.uses(DART).on(OGRE))
                .then(A.has(recruited(ETHAN).xp(2), recruited(SEER).xp(1)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What counts is the damage that finished it")
    @Rule("TO-6.1")
    void finishing() {
        Scenario s = given(A.has(recruited(ETHAN), recruited(SAMMY).holding(PIKE)), B.has(recruited(ASU)));
        s.when(A.attacks(ETHAN), B.blocks(ASU), A.uses(PIKE).on(ASU));
        s.then(B.hasNo(ASU), A.has(recruited(ETHAN).xp(1), recruited(SAMMY).xp(0)));
        Scenario other = given(A.has(recruited(ETHAN), recruited(SAMMY).holding(PIKE)), B.has(recruited(ASU)));
        other.when(A.attacks(ETHAN), B.blocks(ASU), A.passes(), A.uses(PIKE).on(ASU));
        other.then(B.hasNo(ASU), A.has(recruited(ETHAN).xp(0), recruited(SAMMY).xp(1)));
        s.awaits(A, "action");
        other.awaits(A, "action");
    }

    @Test
    @DisplayName("Tier by tier, from the active Terrain of the player who controls it, permanently")
    @Rule({"TO-6.2", "TO-6.7"})
    void tiers() {
        Scenario s = given(
                B.terrains(SALT_FLATS),
                A.has(recruited(ETHAN).damaged(15).holding(BOOK), recruited(ASU).holding(BOOK)),
                B.has(recruited(INU)));
        s.when(A.uses(BOOK).by(ETHAN).on(ETHAN))
                .then(A.has(recruited(ETHAN).xp(2).atk(25).def(5)));
        s.when(A.uses(BOOK).on(ETHAN));
        s.then(A.has(recruited(ETHAN).xp(4).atk(25).def(5).hp(30).damaged(15).with(HASTE)));
        s.when(A.endsTurn(), B.endsTurn());
        s.then(A.has(recruited(ETHAN).xp(4).atk(25).def(5).hp(30).with(HASTE)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A gain may heal, but no more than there is to heal")
    @Rule({"TO-6.7", "TO-1.12"})
    void healingGain() {
        Scenario s = given(
                A.terrains(SALT_FLATS),
                A.has(
                        recruited(ETHAN).xp(1).damaged(15),
                        recruited(INU).xp(1).damaged(5),
                        recruited(SAMMY).holding(LESSON),
                        recruited(ASU).holding(LESSON)));
        s.when(A.uses(LESSON).by(SAMMY).on(ETHAN), A.uses(LESSON).on(INU));
        s.then(A.has(recruited(ETHAN).xp(2).damaged(5), recruited(INU).xp(2).unharmed()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The gains beyond 4 XP are chosen before anything else happens, any of them, received before or not")
    @Rule({"TO-6.3", "TO-5.12", "TO-8.7"})
    void chosenFirst() {
        Scenario s = given(
                A.has(recruited(HEALING_ETHAN).xp(4)), B.has(recruited(INU).damaged(5)));
        s.when(A.attacks(HEALING_ETHAN), B.blocks(INU));
        s.awaits(A, "gain");
        s.refuses(A.uses(HEALING_ETHAN).on(HEALING_ETHAN), "TO-4.20/other-decision");
        s.refuses(A.choosesGain(5), "TO-6.3/no-tier");
        s.refuses(B.choosesGain(1), "TO-6.3/not-awaited");
        s.when(A.choosesGain(3))
                .then(A.has(recruited(HEALING_ETHAN).xp(5).hp(30).atk(20)));
        s.awaits(A, "ability");
        s.when(A.passes()).awaits(A, "action");
    }

    @Test
    @DisplayName("From three to five: two tiers by themselves, the rest chosen")
    @Rule({"TO-6.2", "TO-6.3"})
    void acrossFour() {
        Scenario s = given(A.has(recruited(ETHAN).xp(3).holding(BOOK)));
        s.when(A.uses(BOOK).on(ETHAN));
        s.awaits(A, "gain");
        s.meanwhile(A.has(recruited(ETHAN).with(HASTE)));
        s.when(A.choosesGain(2)).then(A.has(recruited(ETHAN).xp(5).def(5).with(HASTE)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A maximum that falls may defeat, and nobody gains XP for it")
    @Rule("TO-6.7")
    void fallingMaximum() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN).damaged(15).holding(TONIC),
                        recruited(ASU).holding(PIKE)),
                A.deck());
        s.when(A.uses(TONIC).on(ETHAN), A.uses(PIKE).on(ETHAN))
                .then(A.has(recruited(ETHAN).damaged(25).hp(30)));
        s.when(A.endsTurn()).then(A.hasNo(ETHAN), A.hp(50), A.discardPile(TONIC, PIKE, ETHAN));
        s.never(XpGained.class).awaits(B, "action");
    }

    @Test
    @DisplayName("Several at once: their LVs are added up")
    @Rule({"TO-6.8", "TO-8.34"})
    void severalAtOnce() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(BLAST)), B.has(recruited(REED_GUARD), recruited(OGRE), recruited(ASU)));
        s.when(A.uses(BLAST));
        s.then(
                B.hasNo(REED_GUARD),
                B.hasNo(OGRE),
                B.has(recruited(ASU).unharmed()),
                A.has(recruited(ETHAN).xp(3).atk(25).def(5).hp(30)));
        s.happened(1, CharactersDefeated.class).awaits(A, "action");
    }

    @Test
    @DisplayName("XP comes when the link is resolved, before the links below")
    @Rule({"TO-6.9", "TO-8.10"})
    void linkByLink() {
        Scenario s = given(
                A.has(recruited(SEER).holding(DART)),
                B.has(
                        recruited(IRON_RAM).def(0),
                        recruited(REED_GUARD),
                        recruited(SAMMY).holding(HUSH)));
        s.when(
                A.uses(SEER).on(IRON_RAM),
                B.uses(HUSH).on(IRON_RAM),
                A.uses(DART).on(REED_GUARD));
        s.then(A.has(recruited(SEER).xp(1).atk(15)), B.has(recruited(IRON_RAM).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character that is defeated in the meantime gains nothing")
    @Rule({"TO-6.9", "TO-6.5", "TO-8.14"})
    void defeatedMeanwhile() {
        Scenario s = given(
                A.has(recruited(ETHAN).damaged(10).holding(DART)),
                B.has(recruited(REED_GUARD), recruited(SAMMY).holding(PIKE)));
        s.when(A.uses(DART).on(REED_GUARD), B.uses(PIKE).on(ETHAN));
        s.then(A.hasNo(ETHAN), B.hasNo(REED_GUARD), B.has(recruited(SAMMY).xp(1)), A.discardPile(ETHAN, DART));
        s.happened(1, XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A keyword had twice does not count twice")
    @Rule("TO-6.10")
    void notTwice() {
        Scenario s = given(
                A.has(recruited(LANCER)),
                B.has(recruited(THORNBACK).with(RETALIATE).with(RETALIATE)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        s.then(A.has(recruited(LANCER).damaged(15).decayed(5))).awaits(A, "action");
    }

    @Test
    @DisplayName("\"Defeat\" is a defeat by its source: with XP, without overkill; a Character's own gives none")
    @Rule({"TO-6.11", "TO-6.5"})
    void defeatInAnEffect() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DOOM), recruited(ASU).holding(DOOM)),
                B.has(recruited(IRON_RAM).damaged(35)));
        s.when(A.uses(DOOM).by(ETHAN).on(IRON_RAM));
        s.then(B.hasNo(IRON_RAM), B.hp(50), A.has(recruited(ETHAN).xp(2)), B.discardPile(IRON_RAM));
        s.when(A.uses(DOOM).on(ASU))
                .then(A.hasNo(ASU), A.hp(50), A.has(recruited(ETHAN).xp(2)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Hiding is not a defeat")
    @Rule("TO-6.11")
    void hidingIsNoDefeat() {
        CharacterCard watcher = character("Watcher")
                .of(LIGHT, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(character(), HappeningKind.IS_DEFEATED), draw(1))
                .build();
        Scenario s = given(
                A.has(recruited(watcher), recruited(ETHAN).holding(SMOKE_POT)), B.has(recruited(INU), recruited(ASU)));
        s.when(A.uses(SMOKE_POT).on(INU)).then(B.has(hidden(INU)));
        s.when(A.dismisses(ETHAN));
        s.awaits(A, "action");
        s.never(XpGained.class);
    }

    @Test
    @DisplayName("\"Gains XP\" happens once for all XP of one event")
    @Rule({"TO-6.12", "TO-8.7"})
    void onceForAll() {
        Scenario s = given(
                A.has(recruited(SCHOLAR), recruited(ETHAN).holding(BOOK)),
                B.has(recruited(IRON_RAM).damaged(35)));
        s.when(A.uses(BOOK).on(SCHOLAR)).then(A.has(recruited(SCHOLAR).xp(2)));
        s.awaits(A, "ability");
        s.when(A.uses(SCHOLAR)).then(A.cardsInHand(1));
        s.awaits(A, "action");
        s.when(A.attacks(SCHOLAR), B.blocks(IRON_RAM), A.uses(SCHOLAR)).then(A.cardsInHand(2));
        s.awaits(A, "action");
    }
}
