package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.odyssey.card.WrongCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.character.Give;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The catalogue reports cards that could never do what is printed on them. */
class CardSenseTest {
    static Stream<Arguments> neverTrue() {
        return Stream.of(
                waits(
                        "TO-8.25/holder-defeated",
                        "a defeated Character holds nothing",
                        item("Wrong"),
                        when(IS_DEFEATED),
                        draw(1)),
                waits(
                        "TO-7.5/being-hidden",
                        "a Character being hidden comes face-down from the hand",
                        beast(),
                        when(yourCharacter(), HIDES),
                        draw(1)),
                waits(
                        "TO-7.5/being-hidden",
                        "a Character being hidden comes face-down from the hand",
                        beast(),
                        when(HIDES),
                        draw(1)),
                waits(
                        "TO-7.5/being-hidden",
                        "a Character being hidden comes face-down from the hand",
                        beast(),
                        when(yourCharacter().faceDown().withDamage(), HIDES),
                        draw(1)),
                waits(
                        "TO-7.5/never-hidden",
                        "this never happens to a hidden Character",
                        beast(),
                        when(enemyCharacter().faceDown(), ATTACKS),
                        draw(1)),
                waits(
                        "TO-11.2/untold",
                        "nobody is told class",
                        beast(),
                        when(character().faceDown().of(THIEF), HIDES),
                        draw(1)),
                waits(
                        "TO-1.5/no-this-character",
                        "this ability does not belong to a Character",
                        field(),
                        when(IS_RECRUITED),
                        draw(1)),
                waits(
                        "TO-1.5/no-other",
                        "so there is no other one",
                        field(),
                        when(character().another(), IS_RECRUITED),
                        draw(1)),
                waits(
                        "TO-8.15/not-held",
                        "the kind must be Item, Command, Spell or Trap",
                        beast(),
                        whenOpponent(ACTIVATES, CHARACTER),
                        draw(1)),
                waits(
                        "TO-8.15/not-held",
                        "the kind must be Item, Command, Spell or Trap",
                        beast(),
                        whenOpponent(ACTIVATES, ITEM, TERRAIN),
                        draw(1)),
                waits(
                        "TO-8.33/no-activation",
                        "it can only cancel what it answers",
                        beast(),
                        when(enemyCharacter(), ATTACKS),
                        cancelAbility()),
                waits(
                        "TO-8.33/no-activation",
                        "it can only cancel what it answers",
                        beast(),
                        whenYou(ACTIVATES),
                        cancelAbility()),
                does("TO-8.33/no-activation", "it can only cancel what it answers", cancelAbility()),
                does("TO-5.16/no-attack", "there is no attack to cancel", cancelAttack()),
                waits(
                        "TO-5.16/no-attack",
                        "there is no attack to cancel",
                        beast(),
                        whenOpponent(HIDES),
                        cancelAttack()),
                waits("TO-1.13/left-play", "the Character has left play", beast(), when(IS_DEFEATED), heal(5).to(SELF)),
                waits("TO-1.13/left-play", "the Character has left play", beast(), when(DEFEATS), heal(5).to(DEFEATED)),
                waits(
                        "TO-7.5/hidden",
                        "a hidden Character is not reached",
                        beast(),
                        whenOpponent(HIDES),
                        damage(5).to(HIDDEN_CHARACTER)),
                waits(
                        "TO-7.5/hidden-stats",
                        "a hidden Character has no stats",
                        beast(),
                        whenOpponent(HIDES),
                        healYouBy(statOf(HIDDEN_CHARACTER, LV))),
                says("TO-8.15/not-held", "the kind must be Item, Command, Spell or Trap", costLess(CHARACTER, 1)),
                says("TO-8.15/not-held", "the kind must be Item, Command, Spell or Trap", preventsEach(5, CHARACTER)),
                says(
                        "TO-7.5/hidden",
                        "a hidden Character is not reached",
                        bonus(5, ATK).to(each(yourCharacter().faceDown()))),
                aims(
                        "TO-8.5/target-missing",
                        "its text refers to a target that is never chosen",
                        target(character()),
                        dismissTerrain()),
                aims(
                        "TO-8.5/target-unused",
                        "a target is chosen, but its text never refers to it",
                        targetTerrain(),
                        damage(5)),
                aims(
                        "TO-7.5/hidden",
                        "a hidden Character is not reached",
                        target(enemyCharacter().faceDown()),
                        damage(5)),
                aims("TO-4.24/not-hidden", "only a hidden Character", target(enemyCharacter()), turnFaceUp()),
                aims("TO-7.10/not-hidden", "only a hidden Character", target(enemyCharacter()), reveal()),
                aims(
                        "TO-11.2/untold",
                        "nobody is told class",
                        target(enemyCharacter().faceDown().of(THIEF)),
                        reveal()),
                aims(
                        "TO-11.2/untold",
                        "nobody is told class",
                        target(enemyCharacter().faceDown().ofLvOrLess(1)),
                        reveal()),
                wrong(
                        "TO-8.22/counters-lost",
                        "counters stay on a Character",
                        field().trigger(GREEN, free(), putCountersHere(1, CHARGE))),
                wrong(
                        "TO-8.22/counters-lost",
                        "counters stay on a Character",
                        item("Wrong").trigger(GREEN, free(), putCountersHere(1, CHARGE))),
                wrong(
                        "TO-8.22/counters-lost",
                        "counters stay on a Character",
                        item("Wrong").trigger(GREEN, paying(removeCounters(1, CHARGE)), draw(1))),
                wrong(
                        "TO-8.22/counters-lost",
                        "counters stay on a Character",
                        item("Wrong").trigger(GREEN, free(), target(character()), damage(perCounter(5, CHARGE)))),
                wrong(
                        "TO-8.31/nothing-lasts",
                        "nothing lasts while this card is in play",
                        item("Wrong").trigger(GREEN, free(), target(character()), inflictSlow())),
                wrong(
                        "TO-1.5/no-lv",
                        "no Character has this ability",
                        field().trigger(GREEN, free(), target(character()), damage(byLevel(5, 10, 15)))),
                wrong(
                        "TO-1.5/no-lv",
                        "no Character has this ability",
                        field().trigger(GREEN, free(), byLevel(these(draw(1)), these(draw(2)), these(draw(3))))),
                wrong(
                        "TO-1.13/left-play",
                        "the Character has left play",
                        beast().trigger(GREEN, paying(discardThis()), heal(5).to(SELF))),
                wrong(
                        "TO-8.32/terrain-payment",
                        "a Terrain can only pay",
                        field().trigger(GREEN, paying(takeDamage(5)), draw(1))),
                costs(
                        "TO-4.16/not-yours",
                        "only a Character you control can be dismissed",
                        paying(dismiss(enemyCharacter()))),
                does("TO-7.8/no-character", "only Characters are put into play so", putIntoPlay(card(ITEM), HAND)),
                does("TO-7.8/from-deck", "from hand or discard pile", putIntoPlay(card(CHARACTER), DECK)),
                does("TO-7.11/own-card", "a Character does not take its own card", takeHeld(SELF)),
                does(
                        "TO-5.19/block-duration",
                        "the duty to block is one of this turn",
                        new Give(new Alteration.MustBlock(), SELF, PERMANENT)),
                wrong(
                        "TO-9.2/storm-takes-sides",
                        "a Storm affects everybody alike",
                        gale(provided(youControl(FIRE), damage(5).to(each(character()))))),
                wrong("TO-9.2/storm-of-nobody", "a Storm belongs to nobody", gale(dismissTerrain())),
                wrong(
                        "TO-8.17/ongoing-trap",
                        "a Trap cannot be On-going",
                        command("Wrong")
                                .trap()
                                .ongoing()
                                .trigger(BLUE, free(), when(enemyCharacter(), ATTACKS), draw(1))),
                wrong(
                        "TO-8.17/trap-without-event",
                        "every trigger ability of a Trap must wait for an event",
                        command("Wrong").trap().trigger(BLUE, free(), draw(1))),
                does("TO-8.5/choice-of-modes", "a choice is one of two modes or more that are there", new Maze(3)),
                does("TO-8.5/choice-of-modes", "a choice is one of two modes or more that are there", new Maze(1)),
                does(
                        "TO-8.2/open-end",
                        "what is made of other effects stands last among them",
                        provided(youControl(FIRE), provided(youControl(FIRE), draw(1)), draw(2))),
                waits(
                        "TO-8.7/no-character",
                        "this happens to no Character: say which player does it",
                        beast(),
                        new When(TRADES, Option.none(), When.Doer.ANYBODY, Array.empty()),
                        draw(1)),
                waits(
                        "TO-8.7/no-player",
                        "no player does this: say to which Character it happens",
                        beast(),
                        new When(IS_BLOCKED, Option.none(), When.Doer.YOU, Array.empty()),
                        draw(1)),
                waits(
                        "TO-8.7/idle-subject",
                        "it cannot ask for a Character where a player does something",
                        beast(),
                        new When(
                                HappeningKind.START_OF_TURN,
                                Option.some(enemyCharacter()),
                                When.Doer.YOU,
                                Array.empty()),
                        draw(1)),
                waits(
                        "TO-8.7/idle-kinds",
                        "it can ask for kinds of cards only where a player activates one",
                        beast(),
                        new When(TRADES, Option.none(), When.Doer.YOU, Array.of(CardKind.ITEM)),
                        draw(1)));
    }

    @DisplayName("finds a card that could never do what it prints")
    @ParameterizedTest(name = "{1} ({0})")
    @MethodSource("neverTrue")
    @Rule({
        "TO-1.5", "TO-1.13", "TO-5.16", "TO-7.5", "TO-8.2", "TO-8.7", "TO-8.15", "TO-8.17", "TO-8.22", "TO-8.25",
        "TO-8.33", "TO-11.2"
    })
    void never(String key, String sentence, Card card) {
        found(key, sentence, card);
    }

    static Stream<CardBuilder<?>> sensible() {
        return Stream.of(
                beast().trigger(GREEN, actions(20), target(character()), damage(999)),
                beast().trigger(GREEN, free(), target(character()), damage(byLevel(0, 10, 20))),
                beast().trigger(
                                GREEN,
                                free(),
                                target(character()),
                                gets(byLevel(-5, -10, 0), ATK).permanently()),
                beast().trigger(
                                BLUE,
                                free(),
                                whenOpponent(HIDES),
                                turnFaceUp().to(HIDDEN_CHARACTER),
                                damage(5).to(HIDDEN_CHARACTER)),
                beast().trigger(BLUE, free(), when(enemyCharacter().faceDown(), HIDES), reveal().to(HIDDEN_CHARACTER)),
                beast().trigger(BLUE, free(), when(enemyCharacter().faceDown(), ASSIGNS), draw(1)),
                beast().trigger(GREEN, free(), target(character()), hide(), reveal()),
                beast().trigger(BLUE, free(), cancelAttack()),
                beast().trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), cancelAttack()),
                beast().trigger(BLUE, free(), when(IS_DEFEATED), putDefeatedIntoPlay()),
                item("Right").ongoing().trigger(GREEN, free(), putCountersHere(99, CHARGE)),
                item("Right").trigger(GREEN, free(), putCounters(1, CHARGE).to(SELF)),
                field().trigger(GREEN, free(), target(character()), gets(5, ATK).whileInPlay()),
                field().trigger(GREEN, free(), targetTerrain(), dismissTerrain()),
                field().actions(20),
                beast().stats(20, 20, 999, 999, 999),
                beast().passive(costLess(CardKind.SPELL, 20)).passive(bonus(-999, HP)));
    }

    @DisplayName("finds nothing wrong with")
    @ParameterizedTest(name = "{index}")
    @MethodSource("sensible")
    @Rule({"TO-1.8", "TO-7.5", "TO-8.22"})
    void sense(CardBuilder<?> said) {
        assertThat(problems(said.build())).isEmpty();
    }

    private record Maze(int modes) implements Effect {
        @Override
        public void resolve(Resolution here) {
            here.carryOut(here.mode());
        }

        @Override
        public Seq<? extends Seq<Effect>> branches() {
            return Array.of(Array.of(draw(1)), Array.of(draw(2)));
        }
    }
}
