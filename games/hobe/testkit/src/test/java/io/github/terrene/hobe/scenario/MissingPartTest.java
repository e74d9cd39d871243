package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Body;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.effect.HobeEffect;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Sections 1 and 2: whatever is null in a card is missing in it, and a catalogue says so, all of it at once. */
@SuppressWarnings("NullAway") // what a program may do by mistake
class MissingPartTest {
    private static Array<String> problems(Card... cards) {
        return Array.ofAll(Catalogue.of(Array.of(cards)).swap().getOrElse(Array.empty()))
                .map(Problem::toString);
    }

    @Test
    @Rule({"HB-1.2", "HB-1.3", "HB-1.6", "HB-7.6", "HB-7.30", "HB-10.7"})
    void everythingThatIsMissingIsSaidAtOnce() {
        Card odd = battle("Odd", null, null)
                .words("Phaeacian", null)
                .asks(Icon.HUMAN, null)
                .continuous(null, Words.adds(Words.all(null), Words.ATK, 1))
                .when(null, Words.draw(Whose.OWN, 0))
                .when(Words.ENTERS, (Effect) null)
                .when(new Trigger(null, null), Words.discard(null))
                .build();
        assertThat(problems(
                        odd,
                        HERALD,
                        event("Other", (EventTiming) null, Words.loseCards(Whose.OWN, 0))
                                .build()))
                .containsExactly(
                        "Odd: body.type is missing (HB-1.2)",
                        "Odd: body.reach is missing (HB-1.3)",
                        "Odd: body.words[1] is missing (HB-1.2)",
                        "Odd: requirements[1] is missing (HB-7.6)",
                        "Odd: abilities[0].trigger is missing (HB-10.7)",
                        "Odd: abilities[1].effects[0] is missing (HB-1.6)",
                        "Odd: abilities[2].trigger.moment is missing",
                        "Odd: abilities[2].trigger.who is missing",
                        "Odd: abilities[2].effects[0].whose is missing",
                        "Odd: continuous[0] is missing (HB-7.30)",
                        "Odd: continuous[1].whom.who is missing",
                        "Other: timing is missing (HB-1.6)");
    }

    @Test
    @Rule({"HB-1.8", "HB-5.4", "HB-7.37", "HB-9.12", "HB-10.11"})
    void numbersHaveBounds() {
        Card odd = battle("Odd", HUMAN, MELEE)
                .attack(-1)
                .hp(0)
                .cost(100)
                .when(Words.ENTERS, Words.draw(Whose.OWN, 0), Words.recover(11))
                .continuous(Words.costs(Whose.ANY, CardKind.EVENT, 0), Words.adds(Words.itself(), Words.ATK, -100))
                .build();
        assertThat(problems(odd))
                .containsExactly(
                        "Odd: ATK must be from 0 to 99, not -1 (HB-1.8)",
                        "Odd: HP must be from 1 to 99, not 0 (HB-1.8)",
                        "Odd: cost must be from 0 to 99, not 100 (HB-1.8)",
                        "Odd, costs: a change of 0 changes nothing (HB-7.37)",
                        "Odd, adds: a change must be from -99 to 99, not -100 (HB-9.12)",
                        "Odd, draw: cards must be from 1 to 99, not 0 (HB-5.4)",
                        "Odd, recover: cards must be from 1 to 10, not 11 (HB-10.11)");
        assertThat(problems(event("Odd", COUNTER, new HobeEffect.Counter(Option.some(-1)))
                        .build()))
                .containsExactly("Odd, counter: a cost must be from 0 to 99, not -1 (HB-1.8)");
    }

    @Test
    @Rule({"HB-1.1", "HB-2.2"})
    void aCardWithoutANameIsCalledByItsIdOrItsPlace() {
        Array<Option<Body>> none = Array.of((Option<Body>) null);
        assertThat(problems(
                        battle(null, HUMAN, MELEE).id("somebody").build(),
                        situation(null).build(),
                        battle("Odd", HUMAN, MELEE).id(null).build(),
                        new Card(null, null, null, none.head(), null, 0, null, null, null)))
                .containsExactly(
                        "somebody: name is missing (HB-2.2)",
                        "card 2: id is missing",
                        "card 2: name is missing (HB-2.2)",
                        "Odd: id is missing",
                        "card 4: id is missing",
                        "card 4: name is missing (HB-2.2)",
                        "card 4: kind is missing (HB-1.1)",
                        "card 4: body is missing (HB-1.3)",
                        "card 4: requirements is missing (HB-7.6)",
                        "card 4: timing is missing (HB-1.6)",
                        "card 4: abilities is missing (HB-10.7)",
                        "card 4: continuous is missing (HB-7.30)");
        assertThat(situation(null).build())
                .hasToString("null")
                .isEqualTo(situation(null).build());
    }

    @Test
    @Rule({"HB-1.3", "HB-8.12"})
    void whatAnOptionHasCanBeMissing() {
        Card bodiless = new Card(
                "odd",
                "Odd",
                CardKind.BATTLE,
                Option.some(null),
                Array.empty(),
                0,
                Option.none(),
                Array.empty(),
                Array.empty());
        assertThat(problems(bodiless)).containsExactly("Odd: body is missing (HB-1.3)");
        for (Option<Integer> limit : Array.of((Option<Integer>) null, Option.<Integer>some(null))) {
            assertThat(problems(
                            event("Odd", COUNTER, new HobeEffect.Counter(limit)).build()))
                    .containsExactly("Odd: abilities[0].effects[0].limit is missing (HB-1.8)");
        }
        assertThat(problems(event("Odd", new Aims(null)).build()))
                .containsExactly("Odd, aims: it cannot be read: its target: the effect " + Aims.class.getName()
                        + " is faulty: what it aims at is null (HB-1.6)");
    }

    /** Aims at anything. */
    static final class Aims implements OwnEffect {
        private final Option<Selection.Chosen> target;

        Aims(Option<Selection.Chosen> target) {
            this.target = target;
        }

        @Override
        public Option<Selection.Chosen> target() {
            return target;
        }

        @Override
        public void resolve(Resolution here) {}
    }

    @Test
    @Rule("HB-7.35")
    void howMuchIsAimedAtIsWithinBounds() {
        for (int number : Array.of(Integer.MIN_VALUE, -1, 0)) {
            assertThat(problems(event("Odd", Words.damage(Words.targets(number, ANYONE), 1))
                            .build()))
                    .containsExactly(
                            "Odd, damage: the number of targets must be from 1 to 2, not " + number + " (HB-7.35)");
        }
        Effect most = Words.damage(Words.targets(Integer.MAX_VALUE, ANYONE), 1);
        assertThat(problems(event("Odd", most, most).build()))
                .containsExactly(
                        "Odd: an Event aims at 2 things at most (HB-7.35)",
                        "Odd, damage: the number of targets must be from 1 to 2, not 2147483647 (HB-7.35)",
                        "Odd, damage: the number of targets must be from 1 to 2, not 2147483647 (HB-7.35)");
        assertThat(problems(situation("Odd").when(Words.START_OF_TURN, most).build()))
                .as("also where it is chosen later")
                .hasSize(1);
    }

    /** Throws anything, declared or not. */
    @SuppressWarnings("unchecked") // exceptions are not checked when they are thrown
    private static <X extends Throwable> void sneak(Throwable thrown) throws X {
        throw (X) thrown;
    }

    /** Throws whatever is asked. */
    record Throws(boolean unread, boolean aimless) implements OwnEffect {
        private static void throwing(boolean now, Throwable thrown) {
            if (now) {
                MissingPartTest.<RuntimeException>sneak(thrown);
            }
        }

        @Override
        public void resolve(Resolution here) {}

        @Override
        public Option<Selection.Chosen> target() {
            throwing(aimless, new IllegalStateException("no aim"));
            return Option.none();
        }

        @Override
        public void proofread(Proof proof) {
            throwing(unread, new AssertionError("no reading"));
        }
    }

    @Test
    @Rule("HB-1.6")
    void aTextThatThrowsIsAProblemOfItsCard() {
        String name = Throws.class.getName();
        assertThat(problems(situation("Odd")
                        .when(Words.START_OF_TURN, new Throws(true, true))
                        .build()))
                .containsExactly(
                        "Odd, throws: it cannot be read: its target: the effect " + name
                                + " is faulty: no aim (HB-1.6)",
                        "Odd, throws: it cannot be read: its proofreading: the effect " + name
                                + " is faulty: no reading (HB-1.6)");
        assertThat(problems(event("Odd", new Throws(false, true)).build()))
                .containsExactly("Odd, throws: it cannot be read: its target: the effect " + name
                        + " is faulty: no aim (HB-1.6)");
    }
}
