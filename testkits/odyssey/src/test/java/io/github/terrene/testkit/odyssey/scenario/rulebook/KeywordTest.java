package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Resourceful, Retaliate, Immune")
class KeywordTest extends ScenarioBook {
    private static final CharacterCard TINKER = character("Tinker")
            .of(LIGHT, ENGINEER)
            .stats(1, 1, 20, 10, 5)
            .trigger(BLUE, actions(1), target(enemyCharacter()), damage(10))
            .passive(has(RESOURCEFUL))
            .build();

    private static final CharacterCard OILED = character("Oiled One")
            .of(DARK, GOLEM)
            .stats(1, 1, 30, 10, 0)
            .passive(immuneTo(ITEMS))
            .build();

    private static final CharacterCard SPITTER = character("Spitter")
            .of(FIRE, BEAST)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, actions(1), target(enemyCharacter()), damage(10))
            .build();

    private static final AssignableCard FLASK = item("Flask")
            .trigger(BLUE, actions(1), damage(10).to(each(enemyCharacter())))
            .build();

    private static final AssignableCard PITFALL = command("Pitfall")
            .trap()
            .trigger(BLUE, actions(1), whenYou(ATTACKS), target(enemyCharacter()), damage(10))
            .build();

    private static final AssignableCard ORDER = command("Order")
            .trigger(BLUE, actions(1), target(enemyCharacter()), damage(10))
            .build();

    private static Alteration immune(Immunity from) {
        return new Alteration.GainedImmunity(from);
    }

    @Test
    @DisplayName(
            "Resourceful saves the Actions of held cards, but no other cost, no condition, and not those of its own abilities")
    @Rule("TO-8.19")
    void resourceful() {
        AssignableCard bomb = item("Bomb")
                .trigger(BLUE, actions(2).and(discardCards(1)), target(enemyCharacter()), damage(20))
                .build();
        Scenario s = given(A.actions(0), A.has(recruited(TINKER).holding(bomb)), B.has(recruited(OLD_GIANT)));
        s.refuses(A.uses(bomb).on(OLD_GIANT), "TO-8.32/cannot-pay");
        s.refuses(A.uses(TINKER).on(OLD_GIANT), "TO-8.32/few-actions");
        s.awaits(A, "action");

        Scenario rich =
                given(A.actions(0), A.hand(DART), A.has(recruited(TINKER).holding(bomb)), B.has(recruited(OLD_GIANT)));
        rich.when(A.uses(bomb).on(OLD_GIANT).discarding(DART));
        rich.then(B.has(recruited(OLD_GIANT).damaged(10)), A.actions(0), A.discardPile(bomb, DART));
        rich.awaits(A, "action");

        Scenario spell = given(A.has(recruited(TINKER).holding(EMBER_VERSE)), B.has(recruited(INU)));
        spell.refuses(A.uses(EMBER_VERSE).on(INU), "TO-8.16/no-spellcaster");
        spell.awaits(A, "action");

        Scenario trap = given(A.has(recruited(TINKER).holding(PITFALL)), B.has(recruited(INU)));
        trap.refuses(A.uses(PITFALL).on(INU), "TO-8.17/no-tactician");
        trap.awaits(A, "action");
    }

    @Test
    @DisplayName("Retaliate is dealt by the blocker, ignores DEF, and answers Stab as well")
    @Rule({"TO-8.19", "TO-5.10", "TO-6.1"})
    void retaliate() {
        Scenario s = given(A.has(recruited(ASU).with(STAB)), B.has(recruited(THORNBACK)));
        s.when(A.attacks(ASU), B.blocks(THORNBACK));
        s.then(
                A.has(recruited(ASU).damaged(15).def(5)),
                B.has(recruited(THORNBACK).damaged(10).def(10)));
        s.awaits(A, "action");

        Scenario fatal = given(A.has(recruited(ASU).damaged(10)), B.has(recruited(THORNBACK)));
        fatal.when(A.attacks(ASU), B.blocks(THORNBACK));
        fatal.then(
                A.hasNo(ASU),
                A.hp(45),
                B.has(recruited(THORNBACK).xp(1).unharmed().decayed(5)));
        fatal.awaits(A, "action");
    }

    @Test
    @DisplayName("Retaliate with DEF 0 is no damage, and makes nobody decay; it needs a block")
    @Rule({"TO-8.19", "TO-5.10", "TO-8.35"})
    void retaliateWithoutDef() {
        Scenario s = given(
                A.has(recruited(ASU), recruited(LANCER)),
                B.has(recruited(THORNBACK).decayed(15)));
        s.when(A.attacks(ASU), B.blocks(THORNBACK));
        s.then(
                A.has(recruited(ASU).unharmed().decayed(0)),
                B.has(recruited(THORNBACK).damaged(10)));
        s.when(A.attacks(LANCER), B.declinesToBlock());
        s.then(A.has(recruited(LANCER).unharmed().decayed(0)), B.hp(25));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Retaliate that defeats the attacker does not spare the blocker, and overkill of both is dealt")
    @Rule({"TO-8.19", "TO-5.17"})
    void retaliateAtTheSameTime() {
        Scenario s = given(
                A.has(recruited(LANCER).damaged(20)), B.has(recruited(THORNBACK).damaged(5)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        s.then(A.hasNo(LANCER), A.hp(40), B.has(recruited(THORNBACK).damaged(15).xp(1)), B.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An Immune Character can be chosen, and is unaffected, also by what affects others")
    @Rule("TO-8.19")
    void immuneToItems() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(ASU).holding(FLASK), recruited(SPITTER)),
                B.has(recruited(OILED), recruited(INU)));
        s.when(A.uses(DART).on(OILED)).then(B.has(recruited(OILED).unharmed()), A.discardPile(DART), A.actions(2));
        s.when(A.uses(FLASK))
                .then(B.has(recruited(OILED).unharmed(), recruited(INU).damaged(10)));
        s.when(A.uses(SPITTER).on(OILED)).then(B.has(recruited(OILED).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Immune means all that a card does, good things and statuses too; Silence takes a printed immunity")
    @Rule({"TO-8.19", "TO-8.37"})
    void immuneToEverythingOfIt() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN).holding(STICKY_JAR),
                        recruited(ASU).holding(HUSH),
                        recruited(SAMMY).holding(DART)),
                B.has(recruited(OILED).holding(EDGE_OIL), recruited(INU)));
        s.when(A.uses(STICKY_JAR).on(OILED), B.uses(EDGE_OIL));
        s.then(B.has(recruited(OILED).freeOf(SLOW).atk(10)), B.discardPile(EDGE_OIL));
        s.when(A.uses(HUSH).on(OILED), A.uses(DART).on(OILED));
        s.then(B.has(recruited(OILED).freeOf(SILENCE).unharmed()));
        s.awaits(A, "action");

        AssignableCard decree = command("Decree")
                .trigger(BLUE, free(), target(character()), inflict(SILENCE).until(END_OF_TURN))
                .build();
        Scenario silenced =
                given(A.has(recruited(ETHAN).holding(decree), recruited(SAMMY).holding(DART)), B.has(recruited(OILED)));
        silenced.when(A.uses(decree).on(OILED), A.uses(DART).on(OILED));
        silenced.then(B.has(recruited(OILED).damaged(10)));
        silenced.awaits(A, "action");
    }

    @Test
    @DisplayName("Immune to Commands, to Traps, to Spells: to those and to nothing else")
    @Rule("TO-8.19")
    void otherImmunities() {
        Scenario s = given(
                A.actions(4),
                A.has(
                        recruited(PLANNER).holding(ORDER),
                        recruited(ETHAN).holding(PITFALL),
                        recruited(SAMMY).holding(DART)),
                B.has(
                        recruited(INU).given(immune(COMMANDS), PERMANENT),
                        recruited(REED_GUARD).given(immune(TRAPS), PERMANENT),
                        recruited(LANCER).given(immune(SPELLS), PERMANENT).def(0)));
        Scenario trap = instead(s)
                .when(
                        A.attacks(PLANNER),
                        A.uses(PITFALL).on(INU),
                        B.declinesToBlock(),
                        A.uses(ORDER).on(INU),
                        A.uses(DART).on(INU));
        trap.then(B.has(recruited(INU).damaged(10))).awaits(A, "action");
        Scenario reed = instead(s).when(A.attacks(PLANNER), A.uses(PITFALL).on(REED_GUARD), B.declinesToBlock());
        reed.then(B.has(recruited(REED_GUARD).unharmed()));
        reed.when(A.uses(ORDER).on(REED_GUARD)).then(B.hasNo(REED_GUARD)).awaits(A, "action");
        s.when(A.attacks(PLANNER), A.uses(PITFALL).on(LANCER), B.declinesToBlock())
                .then(B.has(recruited(LANCER).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Trap does not cancel the attack of a Character that is Immune to Traps")
    @Rule("TO-8.19")
    void attackOfAnImmuneCharacter() {
        Scenario s = given(
                A.has(recruited(ETHAN).given(immune(TRAPS), PERMANENT)),
                B.has(recruited(PLANNER).holding(SNARE_LINE)));
        s.when(A.attacks(ETHAN), B.uses(SNARE_LINE), B.declinesToBlock());
        s.then(B.hp(30), B.discardPile(SNARE_LINE));
        s.never(AttackCancelled.class).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "A status that a Character has does nothing while it is Immune to statuses, and does so again afterwards")
    @Rule("TO-8.19")
    void immuneToStatuses() {
        AssignableCard salt = item("Salt")
                .trigger(
                        BLUE,
                        free(),
                        target(character()),
                        gainImmunity(STATUSES).until(END_OF_TURN))
                .build();
        Alteration stun = new Alteration.Inflicted(STUN);
        Alteration silence = new Alteration.Inflicted(SILENCE);
        Scenario s = given(
                A.has(
                        recruited(SPITTER)
                                .given(stun, PERMANENT)
                                .given(silence, PERMANENT)
                                .suffering(SLOW),
                        recruited(ASU).holding(salt),
                        recruited(SAMMY).holding(STICKY_JAR)),
                B.has(recruited(INU)));
        s.refuses(A.attacks(SPITTER), "TO-5.1/stunned").refuses(A.uses(SPITTER).on(INU), "TO-8.19/silenced");
        s.when(A.uses(salt).on(SPITTER));
        s.then(A.has(recruited(SPITTER).freeOf(STUN).freeOf(SILENCE).freeOf(SLOW)));
        s.when(A.uses(STICKY_JAR).on(SPITTER)).then(A.has(recruited(SPITTER).freeOf(SLOW)), A.actions(2));
        s.when(A.attacks(SPITTER), B.declinesToBlock()).then(A.actions(1), B.hp(40));
        s.when(A.uses(SPITTER).on(INU)).then(B.has(recruited(INU).damaged(10)));
        s.when(A.endsTurn());
        s.then(A.has(recruited(SPITTER).suffering(STUN).suffering(SILENCE).suffering(SLOW)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName(
            "Damage of abilities and cards is reduced by DEF unless it stabs, and brings neither decay nor overkill")
    @Rule({"TO-8.20", "TO-5.10", "TO-8.35"})
    void damageOfAbilities() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(INU).holding(PIKE), recruited(SPITTER)),
                B.has(recruited(THORNBACK), recruited(ASU).damaged(15)));
        s.when(A.uses(DART).on(THORNBACK));
        s.then(B.has(recruited(THORNBACK).unharmed().decayed(0)));
        s.never(XpGained.class);
        s.when(A.uses(PIKE).on(ASU))
                .then(B.hasNo(ASU), B.hp(50), A.has(recruited(INU).xp(1)));
        s.when(A.uses(SPITTER).on(THORNBACK))
                .then(B.has(recruited(THORNBACK).unharmed().decayed(0)));
        s.awaits(A, "action");
    }
}
