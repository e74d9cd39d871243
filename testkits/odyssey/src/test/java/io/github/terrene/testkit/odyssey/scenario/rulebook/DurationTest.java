package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.setup.DecayEnds;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How long things last")
class DurationTest extends ScenarioBook {
    private static final AssignableCard WEIGHTS = item("Weights")
            .ongoing()
            .trigger(
                    BLUE,
                    actions(1),
                    target(enemyCharacter()),
                    gets(-5, ATK).whileInPlay(),
                    cannotBlock().whileInPlay())
            .build();

    private static final AssignableCard GROWTH = item("Growth")
            .trigger(BLUE, free(), target(character()), gets(10, HP).until(END_OF_TURN))
            .build();

    private static final CharacterCard AVENGER = character("Avenger")
            .of(DARK, WARRIOR)
            .stats(1, 1, 20, 10, 0)
            .trigger(
                    BLUE,
                    free(),
                    when(alliedCharacter(), IS_DEFEATED),
                    gets(10, ATK).to(SELF).until(END_OF_TURN))
            .build();

    private static final TerrainCard FOG = storm("Fog")
            .actions(3)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .breaks(gets(-5, ATK).to(each(character())).until(START_OF_YOUR_NEXT_TURN))
            .build();

    private static Premise decayEndsWithTheTurn() {
        return options(options -> options.withDecayEnds(DecayEnds.END_OF_TURN));
    }

    @Test
    @DisplayName("Until end of turn ends with the turn in which it was given, whoever's it is")
    @Rule({"TO-8.31", "TO-4.7"})
    void untilEndOfTurn() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(EDGE_OIL)), B.has(recruited(INU).holding(EDGE_OIL)));
        s.when(A.attacks(ETHAN), B.uses(EDGE_OIL), B.declinesToBlock(), A.uses(EDGE_OIL));
        s.then(A.has(recruited(ETHAN).atk(30)), B.has(recruited(INU).atk(30)), B.hp(30));
        s.when(A.endsTurn())
                .then(A.has(recruited(ETHAN).atk(20)), B.has(recruited(INU).atk(20)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName(
            "\"Until the start of your next turn\" means the turn of the player who activated it, wherever the source is by then")
    @Rule({"TO-8.31", "TO-4.2"})
    void untilYourNextTurn() {
        Scenario s = given(A.has(recruited(ETHAN).holding(STICKY_JAR)), B.has(recruited(INU)));
        s.when(A.uses(STICKY_JAR).on(INU), A.dismisses(ETHAN), A.endsTurn());
        s.then(B.has(recruited(INU).suffering(SLOW)));
        s.when(B.attacks(INU)).then(B.actions(1));
        s.when(B.endsTurn()).then(B.has(recruited(INU).freeOf(SLOW)));
        s.awaits(A, "action");

        Scenario answered = given(A.has(recruited(ETHAN)), B.has(recruited(INU).holding(STICKY_JAR)));
        answered.when(A.attacks(ETHAN), B.uses(STICKY_JAR).on(ETHAN), A.paysForTheAttack(), B.declinesToBlock());
        answered.then(A.has(recruited(ETHAN).suffering(SLOW)));
        answered.when(A.endsTurn()).then(A.has(recruited(ETHAN).freeOf(SLOW)));
        answered.awaits(B, "action");
    }

    @Test
    @DisplayName(
            "What a Storm gives \"until the start of your next turn\" lasts until the next turn of the player who played it")
    @Rule({"TO-8.31", "TO-9.2"})
    void givenByAStorm() {
        Scenario s = given(A.hand(FOG), A.has(recruited(ETHAN)), B.has(recruited(INU)));
        s.when(A.plays(FOG), A.endsTurn()).then(B.has(recruited(INU).atk(20)));
        s.when(B.endsTurn())
                .then(A.has(recruited(ETHAN).atk(15)), B.has(recruited(INU).atk(15)));
        s.when(A.endsTurn()).then(A.terrains(HOME_FIELD), B.has(recruited(INU).atk(15)));
        s.when(B.endsTurn())
                .then(A.has(recruited(ETHAN).atk(20)), B.has(recruited(INU).atk(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("So does what a start-of-turn ability gives: it is not the turn that has begun")
    @Rule({"TO-8.31", "TO-4.3"})
    void givenAtTheStartOfTheTurn() {
        CharacterCard early = character("Early Bird")
                .of(WIND, BEAST)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), atStartOfTurn(), gets(5, ATK).to(SELF).until(START_OF_YOUR_NEXT_TURN))
                .build();
        Scenario s = given(turnOf(B), A.has(recruited(early)));
        s.when(B.endsTurn(), A.uses(early)).then(A.has(recruited(early).atk(15)));
        s.awaits(A, "action");
        s.when(A.endsTurn()).then(A.has(recruited(early).atk(15)), turnOf(B));
        s.when(B.endsTurn()).then(A.has(recruited(early).atk(10)), turnOf(A));
        s.awaits(A, "ability");
    }

    @Test
    @DisplayName("What is given until end of turn after such things have ended ends with the phase")
    @Rule({"TO-8.31", "TO-4.7", "TO-6.7"})
    void givenTooLate() {
        Scenario s =
                given(A.has(recruited(ETHAN).holding(GROWTH), recruited(ASU).damaged(15), recruited(AVENGER)));
        s.when(A.uses(GROWTH).on(ETHAN), A.endsTurn());
        s.awaits(B, "action");

        Scenario late = given(A.has(
                recruited(ETHAN).damaged(15).holding(GROWTH),
                recruited(SAMMY).holding(HASTE_POTION),
                recruited(AVENGER)));
        late.when(A.uses(GROWTH).on(ETHAN), A.uses(HASTE_POTION).on(ETHAN), A.endsTurn());
        late.awaits(A, "ability");
        late.meanwhile(A.hasNo(ETHAN));
        late.when(A.uses(AVENGER));
        late.then(A.has(recruited(AVENGER).atk(10)));
        late.awaits(B, "action");
    }

    @Test
    @DisplayName(
            "What lasts while its condition holds ends with it, and what lasts while a card is in play with the card")
    @Rule({"TO-8.31", "TO-8.1"})
    void whileItLasts() {
        CharacterCard leader = character("Leader")
                .of(FIRE, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(10, ATK))
                .onlyIf(youControl(WIND))
                .build();
        Scenario s = given(A.has(recruited(leader), recruited(SAMMY)));
        s.then(A.has(recruited(leader).atk(20)));
        s.when(A.dismisses(SAMMY)).then(A.has(recruited(leader).atk(10)));
        s.awaits(A, "action");

        Scenario card = given(A.has(recruited(ETHAN).holding(WEIGHTS)), B.has(recruited(INU)));
        card.when(A.uses(WEIGHTS).on(INU), A.endsTurn(), B.endsTurn());
        card.then(B.has(recruited(INU).atk(15)), A.has(recruited(ETHAN).holdingFaceUp(WEIGHTS)));
        Scenario unblocked = instead(card).when(A.attacks(ETHAN));
        unblocked.then(B.hp(30)).awaits(A, "action");
        card.when(A.dismisses(WEIGHTS)).then(B.has(recruited(INU).atk(20)));
        card.when(A.attacks(ETHAN));
        card.awaits(B, "block");
    }

    @Test
    @DisplayName("A status given twice does not add up, and each lasts its own time")
    @Rule({"TO-8.31", "TO-5.1"})
    void givenTwice() {
        Alteration slow = new Alteration.Inflicted(SLOW);
        Scenario s = given(
                A.has(recruited(ETHAN).given(slow, END_OF_TURN), recruited(INU).holding(STICKY_JAR)));
        s.when(A.uses(STICKY_JAR).on(ETHAN), A.endsTurn())
                .then(A.has(recruited(ETHAN).suffering(SLOW)));
        s.when(B.endsTurn()).then(A.has(recruited(ETHAN).freeOf(SLOW)));
        s.awaits(A, "action");

        Scenario twice = given(
                A.has(recruited(ETHAN).given(slow, PERMANENT), recruited(INU).holding(STICKY_JAR)));
        twice.when(A.uses(STICKY_JAR).on(ETHAN), A.attacks(ETHAN)).then(A.actions(0));
        twice.when(A.endsTurn(), B.endsTurn()).then(A.has(recruited(ETHAN).suffering(SLOW)));
        twice.awaits(A, "action");
    }

    @Test
    @DisplayName("A gained ability given twice does not add up: Stab ends when the last of its times is over")
    @Rule({"TO-8.31", "TO-6.10"})
    void gainedTwice() {
        AssignableCard whet = item("Whet")
                .trigger(BLUE, free(), target(character()), gain(STAB).until(END_OF_TURN))
                .build();
        Alteration stab = new Alteration.GainedKeyword(STAB);
        Scenario s = given(A.has(
                recruited(ETHAN).given(stab, START_OF_YOUR_NEXT_TURN),
                recruited(INU).holding(whet)));
        s.when(A.uses(whet).on(ETHAN), A.endsTurn()).then(A.has(recruited(ETHAN).with(STAB)));
        s.when(B.endsTurn()).then(A.has(recruited(ETHAN).without(STAB)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Decay lasts until its player's next turn, or with the option until the end of the turn it came in")
    @Rule({"TO-5.9", "TO-5.10"})
    void bothEndsOfDecay() {
        Scenario s = given(A.has(recruited(LANCER)), B.has(recruited(THORNBACK)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK), A.endsTurn());
        s.then(A.has(recruited(LANCER).def(0)), B.has(recruited(THORNBACK).def(15)));
        s.when(B.endsTurn()).then(A.has(recruited(LANCER).def(5)));
        s.awaits(A, "action");

        Scenario early = given(decayEndsWithTheTurn(), A.has(recruited(LANCER)), B.has(recruited(THORNBACK)));
        early.when(A.attacks(LANCER), B.blocks(THORNBACK));
        early.then(A.has(recruited(LANCER).def(0)), B.has(recruited(THORNBACK).def(10)));
        early.when(A.endsTurn())
                .then(
                        A.has(recruited(LANCER).def(5)),
                        B.has(recruited(THORNBACK).def(15)));
        early.awaits(B, "action");
    }
}
