package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Beasts.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Interdimensionals.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.Storms.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.trait.Stat.*;
import static io.github.terrene.odyssey.trait.Status.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Interdimensionals and Beasts of the base set")
class InterdimensionalTest extends ScenarioBook {
    @Test
    @DisplayName("Luminous answers in time: healed and cured, or Immune to what is already on the chain")
    @Rule({"TO-8.3", "TO-8.19", "TO-8.5", "TO-8.2"})
    void luminous() {
        Scenario s = given(
                A.has(
                        recruited(SAMMY_THE_AGILE).holding(FIRE_BOMB),
                        recruited(TALON_THE_PICKPOCKET).holding(STICKY_BOMB)),
                B.has(recruited(LUMINOUS), recruited(SCOUT).damaged(5)));
        s.when(A.uses(STICKY_BOMB).on(SCOUT), B.passes());
        s.then(B.has(recruited(SCOUT).damaged(5).suffering(SLOW)));
        s.when(A.uses(FIRE_BOMB).on(SCOUT));
        Scenario cured = instead(s).when(B.uses(LUMINOUS).on(SCOUT).inMode(1));
        cured.then(B.has(recruited(SCOUT).damaged(10).freeOf(SLOW))).awaits(A, "action");
        s.when(B.uses(LUMINOUS).on(SCOUT).inMode(2));
        s.then(B.has(recruited(SCOUT).damaged(5).suffering(SLOW)), B.actions(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Insidious cancels the newest of the opponent's abilities, for HP that must not be the last")
    @Rule({"TO-8.33", "TO-8.32", "TO-8.3", "TO-10.8", "TO-8.6"})
    void insidious() {
        Scenario s = given(
                A.has(
                        recruited(SAMMY_THE_AGILE).holding(FIRE_BOMB),
                        recruited(SCOUT).holding(SPELL_BOOK)),
                B.hp(6),
                B.has(recruited(INSIDIOUS).damaged(40)));
        s.when(A.uses(SPELL_BOOK), B.uses(INSIDIOUS));
        s.then(A.has(recruited(SCOUT).holdingFaceUp(SPELL_BOOK)), A.actions(2), B.hp(1), B.actions(2));
        s.never(PlayersDamaged.class);
        s.when(A.uses(FIRE_BOMB).on(INSIDIOUS)).then(B.has(recruited(INSIDIOUS).damaged(40)));
        s.awaits(A, "action");

        Scenario poor =
                given(A.has(recruited(SAMMY_THE_AGILE).holding(FIRE_BOMB)), B.hp(5), B.has(recruited(INSIDIOUS)));
        poor.when(A.uses(FIRE_BOMB).on(INSIDIOUS));
        poor.awaits(A, "action");
    }

    @Test
    @DisplayName("Purple is out of Insidious' reach, and what it cancels of a battle is the answer, not the attack")
    @Rule({"TO-8.3", "TO-8.33", "TO-8.9"})
    void insidiousAndPurple() {
        Scenario s = given(A.has(recruited(PERNICIOUS)), B.has(recruited(INSIDIOUS)));
        s.when(A.uses(PERNICIOUS).on(INSIDIOUS));
        s.awaits(A, "action");
        s.then(B.has(recruited(INSIDIOUS).def(0)), A.actions(2));
        s.when(A.endsTurn(), B.attacks(INSIDIOUS), A.blocks(PERNICIOUS));
        s.then(A.hasNo(PERNICIOUS), A.hp(45));
        s.awaits(B, "action");

        Scenario answer = given(
                A.has(recruited(INSIDIOUS)), B.has(recruited(SAMMY_THE_AGILE).holding(STICKY_BOMB)));
        answer.when(A.attacks(INSIDIOUS), B.uses(STICKY_BOMB).on(INSIDIOUS), A.uses(INSIDIOUS));
        answer.awaits(B, "block");
        answer.meanwhile(A.has(recruited(INSIDIOUS).freeOf(SLOW)), A.actions(1), A.hp(45));
        answer.when(B.declinesToBlock()).then(B.hp(25)).awaits(A, "action");
    }

    @Test
    @DisplayName("Avis hides the target of what is on the chain, and the blocker of what attacks")
    @Rule({"TO-8.3", "TO-8.5", "TO-5.5", "TO-7.5"})
    void avis() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE).holding(FIRE_BOMB)),
                B.has(recruited(AVIS_THE_PREDECESSOR), recruited(SCOUT).damaged(5)));
        s.when(A.uses(FIRE_BOMB).on(SCOUT));
        s.refuses(B.uses(AVIS_THE_PREDECESSOR).on(AVIS_THE_PREDECESSOR), "TO-8.5/illegal-target");
        s.when(B.uses(AVIS_THE_PREDECESSOR).on(SCOUT));
        s.then(B.has(hidden(SCOUT).damaged(5)), A.discardPile(FIRE_BOMB));
        s.awaits(A, "action");

        Scenario block = given(
                A.has(recruited(JIN_THE_AMBITIOUS).holding(STRENGTH_POTION)),
                B.has(recruited(AVIS_THE_PREDECESSOR), recruited(SCOUT)));
        block.when(
                A.attacks(JIN_THE_AMBITIOUS),
                B.blocks(SCOUT),
                A.uses(STRENGTH_POTION).on(JIN_THE_AMBITIOUS));
        block.when(B.uses(AVIS_THE_PREDECESSOR).on(SCOUT));
        block.then(
                B.has(hidden(SCOUT).unharmed().decayed(0)),
                B.hp(50),
                A.has(recruited(JIN_THE_AMBITIOUS).attacked(1)));
        block.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "The Revenant brings back a defeated Character, even one that fell with it, if there is room and an Action")
    @Rule({"TO-8.25", "TO-8.7", "TO-7.8", "TO-1.13", "TO-8.3"})
    void revenant() {
        Scenario s = given(
                turnOf(B),
                A.has(
                        recruited(THE_REVENANT),
                        recruited(LUMINOUS).damaged(5).xp(2).holding(FLARE)),
                B.has(recruited(ETHAN_THE_RESILIENT).holding(FIRE_BOMB)));
        s.when(B.uses(FIRE_BOMB).on(LUMINOUS), A.passes());
        s.awaits(A, "ability");
        s.when(A.uses(THE_REVENANT));
        s.then(A.has(hidden(LUMINOUS).unharmed().xp(0).holdingNothing()), A.discardPile(FLARE), A.actions(2));
        s.awaits(B, "action");

        Scenario storm = given(
                A.terrains(FIRE_STORM),
                A.has(recruited(THE_REVENANT).damaged(25), recruited(LUMINOUS).damaged(5), hidden(SCOUT)),
                A.alone(),
                B.has(recruited(SCOUT)));
        storm.when(A.endsTurn(), B.endsTurn());
        storm.awaits(A, "ability");
        storm.meanwhile(A.characters(1), A.discardPile(THE_REVENANT, LUMINOUS));
        storm.when(A.uses(THE_REVENANT));
        storm.then(A.has(hidden(LUMINOUS), hidden(SCOUT)), A.discardPile(THE_REVENANT), A.actions(0));
        storm.awaits(A, "action");

        Scenario full = given(
                turnOf(B),
                A.has(recruited(THE_REVENANT), recruited(PERNICIOUS), recruited(SCOUT)),
                B.has(recruited(MORROW_THE_UNDERTOW)));
        full.when(B.attacks(MORROW_THE_UNDERTOW), A.blocks(PERNICIOUS));
        full.awaits(A, "ability");
        full.meanwhile(A.hp(40), A.supply(3));
        full.when(A.passes()).awaits(B, "action");
    }

    @Test
    @DisplayName("The Revenant grows with each other Interdimensional that is recruited, whoever's it is")
    @Rule({"TO-8.23", "TO-6.12", "TO-8.3", "TO-6.3"})
    void revenantGrows() {
        Scenario own = given(
                A.has(recruited(THE_REVENANT).xp(4), hidden(LUMINOUS)),
                B.has(recruited(SCOUT).holding(FIRE_BOMB)));
        own.when(A.recruits(LUMINOUS));
        own.awaits(A, "ability");
        own.when(A.uses(THE_REVENANT).ability(2));
        own.awaits(A, "gain");
        own.when(A.choosesGain(3));
        own.then(A.has(recruited(THE_REVENANT).xp(5).hp(40))).awaits(A, "action");

        Scenario others = given(A.has(hidden(PERNICIOUS)), B.actions(0), B.has(recruited(THE_REVENANT)));
        others.when(A.recruits(PERNICIOUS), B.uses(THE_REVENANT).ability(2));
        others.then(B.has(recruited(THE_REVENANT).xp(1).atk(25))).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Beasts crush DEF: Inu that of the blocker, Ready everybody's, his own side's included, Pernicious one's")
    @Rule({"TO-8.23", "TO-1.8", "TO-8.31", "TO-4.3", "TO-5.15"})
    void beasts() {
        Scenario inu = given(A.has(recruited(INU_THE_INFERNO)), B.has(recruited(HALDEN_THE_STEADFAST)));
        inu.when(A.attacks(INU_THE_INFERNO), B.blocks(HALDEN_THE_STEADFAST), A.uses(INU_THE_INFERNO));
        inu.then(
                B.has(recruited(HALDEN_THE_STEADFAST).damaged(15).def(0)),
                A.has(recruited(INU_THE_INFERNO).damaged(5).decayed(5)));
        inu.when(A.endsTurn())
                .then(B.has(recruited(HALDEN_THE_STEADFAST).def(15)))
                .awaits(B, "action");

        Scenario ready = given(
                turnOf(B),
                A.has(recruited(READY_THE_ABSURD), recruited(SCOUT)),
                B.has(recruited(SAMMY_THE_AGILE), hidden(TALON_THE_PICKPOCKET)));
        ready.when(B.endsTurn(), A.uses(READY_THE_ABSURD));
        ready.then(
                A.has(recruited(SCOUT).def(5), recruited(READY_THE_ABSURD).def(0)),
                B.has(recruited(SAMMY_THE_AGILE).def(0)));
        ready.when(A.endsTurn(), B.recruits(TALON_THE_PICKPOCKET))
                .then(B.has(recruited(TALON_THE_PICKPOCKET).def(5)));
        ready.when(B.endsTurn());
        ready.awaits(A, "ability");
        ready.meanwhile(A.has(recruited(SCOUT).def(10)));
        ready.when(A.passes()).then(A.has(recruited(SCOUT).def(10))).awaits(A, "action");
    }

    @Test
    @DisplayName("Morrow rages when damaged, once for each damage, until the start of your next turn")
    @Rule({"TO-8.7", "TO-8.31", "TO-8.32", "TO-8.35"})
    void morrow() {
        Scenario s = given(
                turnOf(B),
                A.has(recruited(MORROW_THE_UNDERTOW), recruited(SCOUT)),
                B.has(
                        recruited(SAMMY_THE_AGILE),
                        recruited(TALON_THE_PICKPOCKET).holding(STICKY_BOMB)));
        s.when(B.attacks(SAMMY_THE_AGILE), A.blocks(MORROW_THE_UNDERTOW), B.passes());
        s.awaits(B, "ability");
        s.when(B.passes());
        s.awaits(A, "ability");
        s.when(A.uses(MORROW_THE_UNDERTOW), B.uses(STICKY_BOMB).on(MORROW_THE_UNDERTOW));
        s.awaits(A, "ability");
        s.meanwhile(A.has(recruited(MORROW_THE_UNDERTOW).damaged(15).atk(35)));
        s.when(A.uses(MORROW_THE_UNDERTOW));
        s.awaits(B, "action");
        s.then(A.has(recruited(MORROW_THE_UNDERTOW).atk(40).suffering(SLOW)));
        s.when(B.endsTurn()).then(A.has(recruited(MORROW_THE_UNDERTOW).atk(30).suffering(SLOW)));
        s.awaits(A, "action");
    }
}
