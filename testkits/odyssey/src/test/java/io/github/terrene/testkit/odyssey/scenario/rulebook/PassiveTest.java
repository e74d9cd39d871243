package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Passive abilities")
class PassiveTest extends ScenarioBook {
    private static final CharacterCard CAPTAIN = character("Captain")
            .of(LIGHT, WARRIOR)
            .stats(1, 1, 20, 10, 0)
            .passive(bonus(5, ATK).to(each(yourCharacter().another())))
            .build();

    private static final AssignableCard WAR_DRUM = item("War Drum")
            .ongoing()
            .trigger(GREEN, actions(1), heal(5).to(SELF))
            .passive(bonus(5, DEF).to(each(yourCharacter())))
            .build();

    private static final TerrainCard ARENA = terrain("Arena")
            .actions(3)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .passive(bonus(10, ATK).to(each(yourCharacter())))
            .build();

    @Test
    @DisplayName("Of a Character: while it is recruited, and not a moment longer")
    @Rule({"TO-8.1", "TO-7.5"})
    void ofACharacter() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(SMOKE_POT), hidden(CAPTAIN), recruited(INU)), B.has(recruited(SAMMY)));
        s.then(A.has(recruited(ETHAN).atk(20)));
        s.when(A.recruits(CAPTAIN));
        s.then(A.has(
                recruited(ETHAN).atk(25),
                recruited(INU).atk(25),
                recruited(CAPTAIN).atk(10)));
        s.then(B.has(recruited(SAMMY).atk(15)));
        Scenario dismissed = instead(s).when(A.dismisses(CAPTAIN));
        dismissed.then(A.has(recruited(ETHAN).atk(20))).awaits(A, "action");
        s.when(A.uses(SMOKE_POT).on(CAPTAIN));
        s.then(A.has(recruited(ETHAN).atk(20), recruited(INU).atk(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It cannot be responded to: it is no activation, and counts at once in the battle")
    @Rule({"TO-8.1", "TO-5.15"})
    void isNotRespondedTo() {
        Scenario s = given(
                A.has(hidden(CAPTAIN), recruited(ETHAN)),
                B.has(recruited(IRON_RAM).holding(DART)));
        s.when(A.recruits(CAPTAIN));
        s.meanwhile(A.has(recruited(ETHAN).atk(25)));
        s.awaits(B, "response");
        s.when(B.passes());
        s.never(Activated.class).awaits(A, "action");
        s.when(A.attacks(ETHAN), B.blocks(IRON_RAM));
        s.then(B.has(recruited(IRON_RAM).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It ends with its source in the middle of a battle")
    @Rule({"TO-8.1", "TO-5.15"})
    void endsInABattle() {
        Scenario s = given(
                A.has(recruited(CAPTAIN).damaged(10), recruited(ETHAN)),
                B.has(recruited(IRON_RAM).holding(DART)));
        s.when(A.attacks(ETHAN), B.uses(DART).on(CAPTAIN), B.blocks(IRON_RAM));
        s.then(A.hasNo(CAPTAIN), B.has(recruited(IRON_RAM).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Of an On-going card: face-up and held by a recruited Character")
    @Rule({"TO-8.1", "TO-8.6"})
    void ofAnOngoingCard() {
        Scenario s = given(A.has(recruited(ETHAN).holding(WAR_DRUM), recruited(INU)), B.has(recruited(SAMMY)));
        s.then(A.has(recruited(ETHAN).def(0)));
        s.when(A.uses(WAR_DRUM));
        s.then(A.has(
                recruited(ETHAN).holdingFaceUp(WAR_DRUM).def(5), recruited(INU).def(5)));
        s.then(B.has(recruited(SAMMY).def(5)));
        Scenario dismissed = instead(s).when(A.dismisses(WAR_DRUM));
        dismissed.then(A.has(recruited(INU).def(0))).awaits(A, "action");
        s.when(A.dismisses(ETHAN)).then(A.has(recruited(INU).def(0)), A.discardPile(ETHAN, WAR_DRUM));
        s.awaits(A, "action");

        Scenario hidden = given(A.has(hidden(ETHAN).holdingFaceUp(WAR_DRUM), recruited(INU)));
        hidden.then(A.has(recruited(INU).def(0)));
        hidden.when(A.recruits(ETHAN)).then(A.has(recruited(INU).def(5)));
        hidden.awaits(A, "action");
    }

    @Test
    @DisplayName("Of a Terrain: while it is active")
    @Rule({"TO-8.1", "TO-4.12"})
    void ofATerrain() {
        Scenario s = given(A.has(recruited(ETHAN)), A.terrains(HOME_FIELD, ARENA), B.has(recruited(INU)));
        s.then(A.has(recruited(ETHAN).atk(20)));
        s.when(A.switchesTo(ARENA));
        s.then(A.has(recruited(ETHAN).atk(30)), B.has(recruited(INU).atk(20)));
        s.when(A.endsTurn(), B.endsTurn(), A.switchesTo(HOME_FIELD));
        s.then(A.has(recruited(ETHAN).atk(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What it says under a condition is so only while the condition is")
    @Rule({"TO-8.1", "TO-8.31"})
    void underACondition() {
        CharacterCard loner = character("Loner")
                .of(DARK, THIEF)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(10, ATK))
                .onlyIf(youControl(FIRE))
                .build();
        Scenario s = given(A.has(recruited(loner), hidden(INU)), B.has(recruited(ASU)));
        s.then(A.has(recruited(loner).atk(10)));
        s.when(A.recruits(INU)).then(A.has(recruited(loner).atk(20)));
        s.when(A.dismisses(INU)).then(A.has(recruited(loner).atk(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A keyword under a condition is there only while the condition is")
    @Rule({"TO-8.1", "TO-8.19"})
    void keywordUnderACondition() {
        CharacterCard runner = character("Runner")
                .of(DARK, THIEF)
                .stats(1, 1, 20, 10, 0)
                .passive(has(HASTE))
                .onlyIf(youControl(FIRE))
                .build();
        Scenario s = given(A.has(recruited(runner), hidden(INU)), B.has(recruited(ASU)));
        s.then(A.has(recruited(runner).without(HASTE)));
        s.when(A.recruits(INU)).then(A.has(recruited(runner).with(HASTE)));
        s.when(A.dismisses(INU)).then(A.has(recruited(runner).without(HASTE)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An active Terrain lowers the costs of its own player's cards only")
    @Rule({"TO-8.1", "TO-8.2"})
    void discountOfATerrain() {
        TerrainCard bazaar = terrain("Bazaar")
                .actions(3)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .passive(costLess(CardKind.ITEM, 1))
                .build();
        Scenario s = given(
                A.actions(2),
                A.terrains(HOME_FIELD, bazaar),
                A.has(recruited(ETHAN).holding(WAR_DRUM)),
                B.actions(3),
                B.has(recruited(INU).holding(WAR_DRUM)));
        Scenario before = instead(s).when(A.uses(WAR_DRUM)).then(A.actions(1));
        before.awaits(A, "action");
        s.when(A.switchesTo(bazaar), A.uses(WAR_DRUM)).then(A.actions(2));
        s.when(A.endsTurn(), B.uses(WAR_DRUM)).then(B.actions(2));
        s.awaits(B, "action");
    }
}
