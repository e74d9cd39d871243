package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Damage at maximum HP, at every moment")
class FallingAtOnceTest extends ScenarioBook {
    private static final CharacterCard CHIEF = character("Chief")
            .of(EARTH, WARRIOR)
            .stats(1, 1, 20, 10, 0)
            .passive(bonus(10, HP).to(each(yourCharacter().another())))
            .build();

    /** Supports whoever fights it as well. */
    private static final CharacterCard BEACON = character("Beacon")
            .of(LIGHT, ENERGY)
            .stats(1, 1, 10, 5, 0)
            .passive(bonus(10, HP).to(each(character().another())))
            .build();

    private static final AssignableCard DREAD_BANNER = item("Dread Banner")
            .ongoing()
            .passive(bonus(-10, HP).to(each(enemyCharacter())))
            .trigger(BLUE, actions(1), draw(1))
            .build();

    private static final AssignableCard PYRE = item("Pyre")
            .trigger(BLUE, paying(dismiss(yourCharacter())), target(enemyCharacter()), damage(10))
            .build();

    private static final AssignableCard LESSON = item("Lesson")
            .trigger(GREEN, free(), target(yourCharacter()), gainXp(2))
            .build();

    private static final TerrainCard WASTES = terrain("Wastes")
            .actions(3)
            .xp(plus(-10, HP), plus(5, ATK), plus(5, ATK), plus(-10, HP))
            .build();

    private static final Alteration MORE_HP = new Alteration.StatChange(HP, 10);

    @Test
    @DisplayName(
            "A Character that supported others is dismissed as a cost: they fall before anybody responds, and nobody gains XP")
    @Rule({"TO-6.7", "TO-8.32", "TO-8.14"})
    void supportIsPaid() {
        Scenario s = given(
                A.has(recruited(ETHAN).damaged(25).holding(PYRE), recruited(CHIEF), recruited(ASU)),
                B.has(recruited(SAMMY).damaged(10).holding(DART)));
        s.when(A.uses(PYRE).on(SAMMY).dismissing(CHIEF));
        s.awaits(B, "response");
        s.meanwhile(A.hasNo(ETHAN), A.discardPile(CHIEF, ETHAN, PYRE), A.hp(50), B.has(recruited(SAMMY)));
        s.then(B.has(recruited(SAMMY).damaged(15)));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "A card that lowers HP is turned up when it is activated: a Character that falls by it does not respond")
    @Rule({"TO-6.7", "TO-8.1", "TO-8.6"})
    void aCardIsTurnedUp() {
        Scenario s = given(
                A.deck(PIKE),
                A.has(recruited(ETHAN).holding(DREAD_BANNER)),
                B.has(
                        recruited(SAMMY).damaged(10).holding(DART),
                        recruited(ASU).damaged(5).holding(DART)));
        s.when(A.uses(DREAD_BANNER));
        s.awaits(B, "response");
        s.meanwhile(
                B.hasNo(SAMMY), B.discardPile(SAMMY, DART), B.has(recruited(ASU).hp(10)));
        s.when(B.uses(DART).on(ETHAN));
        s.then(A.has(recruited(ETHAN).damaged(10).xp(0)), A.hand(PIKE));
        s.awaits(A, "action");

        Scenario alone = given(
                A.has(recruited(ETHAN).holding(DREAD_BANNER)),
                B.has(recruited(SAMMY).damaged(10).holding(DART)));
        alone.when(A.uses(DREAD_BANNER));
        alone.awaits(A, "action");
        alone.then(B.hasNo(SAMMY));
        alone.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character that the fallen had supported falls with them, and does not respond either")
    @Rule({"TO-6.7", "TO-8.1"})
    void oneAfterAnother() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DREAD_BANNER)),
                B.has(recruited(CHIEF).damaged(10), recruited(SAMMY).damaged(15).holding(DART)));
        s.when(A.uses(DREAD_BANNER));
        s.awaits(A, "action");
        s.then(B.hasNo(CHIEF), B.hasNo(SAMMY), B.discardPile(CHIEF, SAMMY, DART));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "A player whose Character fell by a cost has not lost yet: the link that was paid for is resolved first")
    @Rule({"TO-6.7", "TO-10.2", "TO-10.4", "TO-8.32"})
    void theLastFallsByACost() {
        Scenario s = given(
                A.deck(PIKE),
                A.has(recruited(ETHAN).holding(DREAD_BANNER)),
                B.has(recruited(SAMMY).damaged(10)),
                B.alone());
        s.when(A.uses(DREAD_BANNER));
        s.then(A.hand(PIKE), B.characters(0));
        s.isWonBy(A, "TO-10.2");
    }

    @Test
    @DisplayName("A Character that falls by an XP gain wastes the XP that is left, but has gained XP")
    @Rule({"TO-6.7", "TO-6.2", "TO-6.5", "TO-6.12", "TO-8.25"})
    void fallsByXp() {
        CharacterCard scholar = character("Scholar")
                .of(LIGHT, TACTICIAN)
                .stats(1, 1, 20, 25, 0)
                .trigger(GREEN, free(), when(HappeningKind.GAINS_XP), draw(1))
                .build();
        Scenario s = given(
                A.terrains(WASTES),
                A.deck(PIKE),
                A.has(recruited(scholar).damaged(10), recruited(ETHAN).holding(LESSON)));
        s.when(A.uses(LESSON).on(scholar));
        s.awaits(A, "ability");
        s.meanwhile(A.hasNo(scholar));
        s.when(A.uses(scholar)).then(A.hand(PIKE), A.hp(50));
        s.happened(1, XpGained.class).awaits(A, "action");

        Scenario battle = given(
                A.terrains(WASTES),
                A.has(recruited(ETHAN).xp(3).damaged(10)),
                B.has(recruited(IRON_RAM).damaged(35)));
        battle.when(A.attacks(ETHAN), B.blocks(IRON_RAM));
        battle.then(A.hasNo(ETHAN), B.hasNo(IRON_RAM), B.hp(45), A.hp(50));
        battle.happened(1, XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("In a battle Characters that lived by the support of the defeated fall with them, before XP is gained")
    @Rule({"TO-6.7", "TO-5.12", "TO-6.5", "TO-6.9"})
    void beforeTheXpOfABattle() {
        TerrainCard meadow = terrain("Meadow")
                .actions(3)
                .xp(plus(10, HP), plus(10, HP), plus(10, HP), plus(10, HP))
                .build();
        Scenario s = given(A.terrains(meadow), A.has(recruited(ETHAN).xp(4).damaged(25)), B.has(recruited(BEACON)));
        s.when(A.attacks(ETHAN), B.blocks(BEACON));
        s.then(B.hasNo(BEACON), A.hasNo(ETHAN), B.hp(40), A.hp(50));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("In a chain it is the same")
    @Rule({"TO-6.7", "TO-6.5", "TO-6.9", "TO-8.34"})
    void beforeTheXpOfAChain() {
        TerrainCard meadow = terrain("Meadow")
                .actions(3)
                .xp(plus(10, HP), plus(10, HP), plus(10, HP), plus(10, HP))
                .build();
        Scenario s = given(
                A.terrains(meadow), A.has(recruited(ETHAN).xp(4).damaged(25).holding(DART)), B.has(recruited(BEACON)));
        s.when(A.uses(DART).on(BEACON));
        s.then(B.hasNo(BEACON), A.hasNo(ETHAN), B.hp(50), A.hp(50));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "A hidden Character does not fall, whatever becomes of its HP, until it is recruited again with that damage")
    @Rule({"TO-6.7", "TO-7.5", "TO-7.6"})
    void hiddenOnesWait() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN).given(MORE_HP, END_OF_TURN).damaged(25),
                        recruited(INU).holding(SMOKE_POT)),
                B.has(recruited(SAMMY).holding(DART)));
        s.when(A.uses(SMOKE_POT).on(ETHAN)).then(A.has(hidden(ETHAN).damaged(25)));
        s.when(A.endsTurn(), B.endsTurn()).then(A.has(hidden(ETHAN).damaged(25)));
        s.when(A.recruits(ETHAN));
        s.then(A.hasNo(ETHAN), A.discardPile(SMOKE_POT, ETHAN), A.actions(2), A.hp(50));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("Recruited again with the support that it had, it lives on")
    @Rule({"TO-6.7", "TO-7.6"})
    void supportedAgain() {
        Scenario s = given(A.has(
                recruited(ETHAN).damaged(25), recruited(CHIEF), recruited(INU).holding(SMOKE_POT)));
        s.when(A.uses(SMOKE_POT).on(ETHAN)).then(A.has(hidden(ETHAN).damaged(25)));
        s.when(A.recruits(ETHAN)).then(A.has(recruited(ETHAN).damaged(25).hp(30)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Turned up by an effect it falls as well")
    @Rule({"TO-6.7", "TO-4.24"})
    void turnedUp() {
        AssignableCard lamp = item("Lamp")
                .trigger(BLUE, free(), target(enemyCharacter().faceDown()), turnFaceUp())
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(SMOKE_POT), recruited(ASU).holding(lamp)),
                B.has(recruited(INU).given(MORE_HP, END_OF_TURN).damaged(25)),
                B.alone());
        s.when(A.uses(SMOKE_POT).on(INU)).then(B.has(hidden(INU).damaged(25)));
        s.when(A.uses(lamp).on(INU)).then(B.characters(0), B.hp(50));
        s.never(XpGained.class).isWonBy(A, "TO-10.2");
    }
}
