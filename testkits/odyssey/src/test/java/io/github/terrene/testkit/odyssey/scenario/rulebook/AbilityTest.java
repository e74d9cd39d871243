package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Abilities")
class AbilityTest extends ScenarioBook {
    private static final CharacterCard LAMP_KEEPER = character("Lamp Keeper")
            .of(LIGHT, ENGINEER)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), gets(5, DEF).to(SELF).until(END_OF_TURN))
            .build();

    private static final CharacterCard VERSE_READER = character("Verse Reader")
            .of(FIRE, SPELLCASTER)
            .stats(2, 1, 20, 10, 0)
            .build();

    @Test
    @DisplayName("S31 Conditions")
    @Rule({"TO-8.7", "TO-8.8", "TO-8.24", "TO-8.35"})
    void conditions() {
        Scenario s = given(
                A.has(recruited(HEALING_ETHAN).damaged(15)),
                B.has(recruited(SAMMY).holding(DART)));
        s.when(A.attacks(HEALING_ETHAN), B.declinesToBlock());
        s.then(B.hp(30));
        s.awaits(A, "ability");
        Scenario passed = instead(s).when(A.passes());
        passed.awaits(A, "action");
        passed.refuses(A.uses(HEALING_ETHAN).on(HEALING_ETHAN), "TO-8.7/nothing-happened");

        s.when(A.uses(HEALING_ETHAN).on(HEALING_ETHAN));
        s.awaits(B, "response");
        s.then(A.has(recruited(HEALING_ETHAN).damaged(5)));
        s.awaits(A, "action");

        Scenario weak = given(A.has(recruited(HEALING_ETHAN).atk(0).damaged(15)));
        weak.when(A.attacks(HEALING_ETHAN));
        weak.then(B.hp(50));
        weak.awaits(A, "action");
    }

    @Test
    @DisplayName("S33 A Spell")
    @Rule({"TO-8.16", "TO-8.20"})
    void aSpell() {
        Scenario s = given(A.has(recruited(ETHAN).holding(EMBER_VERSE)), B.has(recruited(SAMMY)));
        s.refuses(A.uses(EMBER_VERSE).on(SAMMY), "TO-8.16/no-spellcaster");
        s.awaits(A, "action");

        Scenario read = given(A.has(recruited(VERSE_READER).holding(EMBER_VERSE)), B.has(recruited(SAMMY)));
        read.when(A.uses(EMBER_VERSE).on(SAMMY));
        read.then(B.has(recruited(SAMMY).damaged(15)), A.actions(2), A.discardPile(EMBER_VERSE));
        read.awaits(A, "action");
    }

    @Test
    @DisplayName("S35 Free abilities")
    @Rule({"TO-8.3", "TO-8.4", "TO-8.11", "TO-8.27"})
    void freeAbilities() {
        Scenario s = given(A.has(recruited(LAMP_KEEPER)), B.has(hidden(INU)));
        s.when(A.uses(LAMP_KEEPER)).then(A.has(recruited(LAMP_KEEPER).def(5)), A.actions(3));
        s.refuses(A.uses(LAMP_KEEPER), "TO-8.27/free-once");
        s.when(A.endsTurn());
        s.awaits(B, "action");
        s.then(A.has(recruited(LAMP_KEEPER).def(0)));
        s.refuses(A.uses(LAMP_KEEPER), "TO-8.4/not-awaited");
        s.when(B.recruits(INU));
        s.awaits(A, "response");
        s.when(A.uses(LAMP_KEEPER));
        s.then(A.has(recruited(LAMP_KEEPER).def(5)));
        s.refuses(A.uses(LAMP_KEEPER), "TO-8.4/not-awaited");
        s.when(B.attacks(INU));
        s.awaits(A, "block");
    }
}
