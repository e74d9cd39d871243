package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersRevealed;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Hidden Characters")
class HiddenCharactersTest extends ScenarioBook {
    /** Its abilities: one that waits for nothing, one that waits for damage to a player. */
    private static final CharacterCard WATCHER = character("Watcher")
            .of(WIND, THIEF)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), healYou(5))
            .trigger(BLUE, free(), when(alliedCharacter(), DEALS_DAMAGE_TO_PLAYER), healYou(1))
            .build();

    private static final AssignableCard LENS = item("Lens")
            .trigger(BLUE, free(), target(enemyCharacter().faceDown()), reveal())
            .build();

    private static final AssignableCard TORCH = item("Torch")
            .trigger(BLUE, free(), target(enemyCharacter().faceDown()), turnFaceUp())
            .build();

    /** Someone who watches for Characters that are recruited. */
    private static final CharacterCard SENTRY = character("Sentry")
            .of(WIND, GUARDIAN)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), when(enemyCharacter(), IS_RECRUITED), healYou(5))
            .build();

    @Test
    @DisplayName("Which Character was hidden tells the other player nothing: both games look alike")
    @Rule({"TO-11.2", "TO-4.13"})
    void whichOneIsHidden() {
        Scenario s = given(knowing(ASU, INU), A.hand(ASU)).when(A.hides(ASU));
        Scenario other = given(knowing(ASU, INU), A.hand(INU)).when(A.hides(INU));
        s.seenBy(B).looksLike(other).awaits(A, "action");
        other.awaits(A, "action");
    }

    @Test
    @DisplayName("A hidden Character neither attacks nor blocks nor uses abilities or the card it holds")
    @Rule({"TO-7.5", "TO-5.4", "TO-8.15"})
    void doesNothing() {
        Scenario s =
                given(A.has(hidden(WATCHER).holding(DART), recruited(ETHAN)), B.has(hidden(SAMMY), recruited(INU)));
        s.refuses(A.attacks(WATCHER), "TO-5.1/hidden-attacker");
        s.refuses(A.uses(WATCHER), "TO-7.5/user-hidden");
        s.refuses(A.uses(DART).on(INU), "TO-8.15/holder-hidden");
        s.when(A.attacks(ETHAN));
        s.awaits(B, "block");
        s.refuses(B.blocks(SAMMY), "TO-5.4/cannot-block", "TO-7.5/hidden-idle");
        s.when(B.declinesToBlock());
        s.then(B.hp(30));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It hears of nothing, and neither does the card it holds")
    @Rule({"TO-7.5", "TO-8.7", "TO-8.15"})
    void hearsNothing() {
        AssignableCard horn = item("Horn")
                .trigger(BLUE, free(), when(yourCharacter(), DEALS_DAMAGE_TO_PLAYER), healYou(1))
                .build();
        Scenario s = given(A.has(hidden(WATCHER).holding(horn), recruited(ETHAN)));
        s.when(A.attacks(ETHAN));
        s.then(B.hp(30));
        s.awaits(A, "action");

        Scenario seen = given(A.has(recruited(WATCHER), recruited(SAMMY).holding(horn), recruited(ETHAN)));
        seen.when(A.attacks(ETHAN)).nobodyResponds();
        seen.awaits(A, "ability");
        seen.allows(A.uses(WATCHER).ability(2), A.uses(horn));
        seen.awaits(A, "ability");
    }

    @Test
    @DisplayName("What you control in a condition, or what is counted, is recruited, unless the text says hidden")
    @Rule({"TO-8.21", "TO-8.5"})
    void conditionsMeanRecruitedOnes() {
        CharacterCard captain = character("Captain")
                .of(LIGHT, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(5, ATK))
                .onlyIf(youControl(FIRE))
                .passive(bonus(perCharacter(5, yourCharacter().another()), DEF))
                .trigger(BLUE, free(), healYou(1))
                .onlyIf(youControl(2, WARRIOR))
                .trigger(BLUE, free(), provided(differentAffiliations(2), healYou(2)))
                .trigger(BLUE, free(), healYou(4))
                .onlyIf(youControl(1, yourCharacter().faceDown()))
                .build();
        Scenario s = given(A.hp(20), A.alone(), A.has(recruited(captain), hidden(ASU)));
        s.then(A.has(recruited(captain).atk(10).def(0)));
        s.refuses(A.uses(captain), "TO-8.5/conditions");
        s.when(A.uses(captain).ability(2)).then(A.hp(20));
        s.when(A.uses(captain).ability(3)).then(A.hp(24));
        s.when(A.endsTurn(), B.endsTurn(), A.recruits(ASU));
        s.then(A.has(recruited(captain).atk(15).def(5)));
        s.when(A.uses(captain)).then(A.hp(25));
        s.when(A.uses(captain).ability(2)).then(A.hp(27));
        s.refuses(A.uses(captain).ability(3), "TO-8.5/conditions");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It is dealt no damage and gains neither XP nor a status nor an ability")
    @Rule({"TO-7.5", "TO-6.6", "TO-8.21"})
    void nothingReachesIt() {
        AssignableCard wave = item("Wave")
                .trigger(
                        BLUE,
                        free(),
                        damage(5).to(each(character())),
                        inflict(SLOW).to(each(character())).until(START_OF_YOUR_NEXT_TURN),
                        gain(STAB).to(each(character())).until(END_OF_TURN),
                        gets(5, ATK).to(each(character())).permanently(),
                        gainXp(1).to(each(character())))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(wave), hidden(INU)),
                B.has(hidden(REED_GUARD), recruited(SAMMY).def(0)));
        s.when(A.uses(wave));
        s.then(
                A.has(
                        recruited(ETHAN)
                                .damaged(5)
                                .suffering(SLOW)
                                .with(STAB)
                                .atk(30)
                                .xp(1),
                        hidden(INU).unharmed().xp(0)),
                B.has(hidden(REED_GUARD).unharmed().xp(0), recruited(SAMMY).damaged(5)));
        s.when(A.recruits(INU));
        s.then(A.has(
                recruited(INU).unharmed().freeOf(SLOW).without(STAB).atk(20).xp(0)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Effects target it only if they say hidden; what says so targets no recruited one")
    @Rule({"TO-7.5", "TO-8.5"})
    void targets() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(ASU).holding(LENS)),
                B.has(hidden(SAMMY), recruited(INU)));
        s.refuses(A.uses(DART).on(SAMMY), "TO-7.5/target-hidden", "TO-8.5/illegal-target");
        s.refuses(A.uses(LENS).on(INU), "TO-8.5/illegal-target");
        s.allows(A.uses(DART).on(INU), A.uses(LENS).on(SAMMY));
        s.awaits(A, "action");

        Scenario none = given(A.has(recruited(ETHAN).holding(LENS)), B.has(recruited(INU)), B.alone());
        none.refuses(A.uses(LENS).on(INU), "TO-8.5/no-target");
        none.awaits(A, "action");
    }

    @Test
    @DisplayName("A recruited Character stays face-up, turn after turn; its player cannot hide it")
    @Rule({"TO-7.6", "TO-4.13"})
    void staysFaceUp() {
        Scenario s = given(A.has(recruited(ETHAN)));
        s.refuses(A.hides(ETHAN), "TO-4.13/not-in-hand");
        s.when(A.endsTurn(), B.endsTurn()).then(A.has(recruited(ETHAN)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Hidden, it keeps damage, counters, XP and what is permanent, and loses everything else permanently")
    @Rule({"TO-7.6", "TO-8.22", "TO-5.9"})
    void whatItKeeps() {
        Alteration might = new Alteration.StatChange(ATK, 10);
        Scenario s = given(A.has(
                recruited(INU)
                        .damaged(5)
                        .xp(2)
                        .counters(2, CHARGE)
                        .def(10)
                        .decayed(5)
                        .with(STAB)
                        .hp(30)
                        .given(might, END_OF_TURN)
                        .given(new Alteration.GainedKeyword(HASTE), START_OF_YOUR_NEXT_TURN)
                        .given(new Alteration.Inflicted(STUN), END_OF_TURN),
                recruited(ETHAN).holding(SMOKE_POT)));
        s.then(A.has(recruited(INU).atk(30).def(5)));
        s.when(A.uses(SMOKE_POT).on(INU));
        s.then(A.has(hidden(INU).damaged(5).xp(2).counters(2, CHARGE).decayed(0)));
        s.seenBy(B).then(A.has(faceDown().damaged(5).xp(2).counters(2, CHARGE)));
        s.when(A.recruits(INU));
        s.then(A.has(recruited(INU)
                .damaged(5)
                .xp(2)
                .counters(2, CHARGE)
                .with(STAB)
                .hp(30)
                .atk(20)
                .def(10)
                .without(HASTE)
                .freeOf(STUN)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What a card gave permanently stays on a Character that is hidden")
    @Rule("TO-7.6")
    void permanentlyMeansPermanently() {
        AssignableCard elixir = item("Elixir")
                .trigger(BLUE, free(), gets(5, ATK).to(SELF).permanently())
                .build();
        Scenario s =
                given(A.has(recruited(INU).holding(elixir), recruited(ETHAN).holding(SMOKE_POT)), A.hand(EDGE_OIL));
        s.when(A.uses(elixir), A.assigns(EDGE_OIL, INU), A.uses(EDGE_OIL))
                .then(A.has(recruited(INU).atk(35)));
        s.when(A.uses(SMOKE_POT).on(INU), A.recruits(INU))
                .then(A.has(recruited(INU).atk(25)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Hiding and recruiting again restores neither the attack nor what is used once per turn")
    @Rule({"TO-7.9", "TO-5.1", "TO-8.27"})
    void nothingIsGivenBack() {
        CharacterCard drummer = character("Drummer")
                .of(EARTH, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, actions(1), gets(5, ATK).to(SELF).until(END_OF_TURN))
                .oncePerTurn()
                .trigger(BLUE, free(), healYou(1))
                .build();
        Scenario s =
                given(A.actions(9), A.has(recruited(drummer), recruited(ETHAN).holding(SMOKE_POT)));
        s.when(A.attacks(drummer), A.uses(drummer), A.uses(drummer).ability(2)).then(B.hp(40));
        s.when(A.uses(SMOKE_POT).on(drummer), A.recruits(drummer))
                .then(A.has(recruited(drummer).atk(10)));
        s.refuses(A.attacks(drummer), "TO-5.1/attacked");
        s.refuses(A.uses(drummer), "TO-8.2/once-per-turn");
        s.refuses(A.uses(drummer).ability(2), "TO-8.27/free-once");
        s.when(A.endsTurn(), B.endsTurn());
        s.allows(A.attacks(drummer), A.uses(drummer), A.uses(drummer).ability(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character hidden before it attacked may attack when it is recruited again")
    @Rule({"TO-7.9", "TO-4.8"})
    void notYetAttacked() {
        Scenario s = given(A.has(recruited(INU), recruited(ETHAN).holding(SMOKE_POT)));
        s.when(A.uses(SMOKE_POT).on(INU), A.recruits(INU), A.attacks(INU)).then(B.hp(30), A.actions(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Revealing shows a face-down card to all and leaves it face-down")
    @Rule({"TO-7.10", "TO-4.24"})
    void revealed() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(LENS), recruited(SENTRY)),
                B.has(hidden(OLD_GIANT).holding(DART)));
        s.seenBy(A).isSilentAbout(OLD_GIANT, DART);
        s.when(A.uses(LENS).on(OLD_GIANT));
        s.then(B.has(hidden(OLD_GIANT)), B.supply(2), A.actions(3));
        s.happened(1, CharactersRevealed.class);
        assertThat(s.events()
                        .map(event -> s.rules().seenBy(event, A.seat()))
                        .filter(CharactersRevealed.class::isInstance)
                        .mkString())
                .contains(OLD_GIANT.name());
        s.seenBy(A).then(B.has(faceDown().holdingSomething()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Turning face-up makes a recruited Character, which was not recruited")
    @Rule({"TO-7.10", "TO-4.24"})
    void turnedUp() {
        Scenario s = given(A.has(recruited(ETHAN).holding(TORCH), recruited(SENTRY)), B.has(hidden(WATCHER)));
        s.when(A.uses(TORCH).on(WATCHER));
        s.awaits(A, "action");
        s.then(B.has(recruited(WATCHER)), B.actions(3));
        s.seenBy(A).then(B.has(recruited(WATCHER)));
        s.when(A.attacks(ETHAN));
        s.allows(B.uses(WATCHER));
        s.when(B.passes(), B.blocks(WATCHER)).then(B.hasNo(WATCHER));
        s.awaits(A, "action");
    }
}
