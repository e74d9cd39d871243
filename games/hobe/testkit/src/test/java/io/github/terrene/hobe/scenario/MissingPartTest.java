package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.all;
import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.target;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Duration.LASTING;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.Body;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.card.Trigger;
import io.github.terrene.hobe.effect.BattleEffect.BringToBattlefield;
import io.github.terrene.hobe.effect.BattleEffect.ChangeAttack;
import io.github.terrene.hobe.effect.BattleEffect.ChangeReach;
import io.github.terrene.hobe.effect.BattleEffect.Damage;
import io.github.terrene.hobe.effect.BattleEffect.Destroy;
import io.github.terrene.hobe.effect.BattleEffect.GiveAttack;
import io.github.terrene.hobe.effect.BattleFilter;
import io.github.terrene.hobe.effect.CardEffect.Counter;
import io.github.terrene.hobe.effect.CardEffect.DestroySituation;
import io.github.terrene.hobe.effect.CardEffect.Discard;
import io.github.terrene.hobe.effect.CardEffect.Draw;
import io.github.terrene.hobe.effect.CardEffect.LoseCards;
import io.github.terrene.hobe.effect.CardEffect.TakeBack;
import io.github.terrene.hobe.effect.Scope;
import io.github.terrene.hobe.effect.Sorts;
import io.github.terrene.hobe.effect.Terms.BorneOnlyBy;
import io.github.terrene.hobe.effect.Terms.ChangeCost;
import io.github.terrene.hobe.effect.Where;
import io.github.terrene.hobe.effect.WhileInPlay.AddAttack;
import io.github.terrene.hobe.effect.WhileInPlay.AlsoHitsBack;
import io.github.terrene.hobe.effect.WhileInPlay.SetReach;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.Whose;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sections 1 and 2: whatever is null in a card is missing in it, and a catalogue says so, with everything else that is wrong. */
@SuppressWarnings("NullAway") // what a program may do by mistake
class MissingPartTest {
    private static Array<String> problems(Card... cards) {
        return Array.ofAll(Catalogue.of(Array.of(cards)).swap().getOrElse(Array.empty()))
                .map(Problem::toString);
    }

    @Test
    @Rule({"HB-1.2", "HB-1.3", "HB-1.6", "HB-1.8", "HB-7.6", "HB-7.30", "HB-10.7"})
    void everythingIsSaidAtOnce() {
        Card odd = battle("Odd", null, null)
                .attack(-1)
                .hp(0)
                .words("Phaeacian", null)
                .asks(Icon.HUMAN, null)
                .cost(-1)
                .continuous((Continuous) null)
                .when(null, new Draw(Whose.OWN, 0))
                .when(Trigger.ENTERS, (Effect) null)
                .when(new Trigger(null, null), new Discard(null))
                .build();
        assertThat(problems(
                        odd,
                        HERALD,
                        event("Other", (EventTiming) null, new LoseCards(Whose.OWN, 1))
                                .build()))
                .containsExactly(
                        "Odd: its type is missing (HB-1.2)",
                        "Odd: Melee or Ranged is missing (HB-1.3)",
                        "Odd: a word is missing (HB-1.2)",
                        "Odd: an icon is missing (HB-7.6)",
                        "Odd: a trigger is missing (HB-10.7)",
                        "Odd: an effect is missing (HB-1.6)",
                        "Odd: the moment of a trigger is missing (HB-10.7)",
                        "Odd: the subject of a trigger is missing (HB-10.7)",
                        "Odd: a text is missing (HB-7.30)",
                        "Odd: ATK must be from 0 to 99 (HB-1.8)",
                        "Odd: HP must be from 1 to 99 (HB-1.8)",
                        "Odd: a cost must be from 0 to 99 (HB-1.8)",
                        "Odd, Draw: the number of cards must be from 1 to 99, not 0 (HB-5.4)",
                        "Odd, Discard: whose it is is missing (HB-3.9)",
                        "Other: its timing is missing (HB-1.6)");
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
                        "somebody: its name is missing (HB-2.2)",
                        "card 2: its id is missing",
                        "card 2: its name is missing (HB-2.2)",
                        "Odd: its id is missing",
                        "card 4: its kind is missing (HB-1.1)",
                        "card 4: its id is missing",
                        "card 4: its name is missing (HB-2.2)",
                        "card 4: its body is missing (HB-1.3)",
                        "card 4: an icon is missing (HB-7.6)",
                        "card 4: its timing is missing (HB-1.6)",
                        "card 4: the list of its abilities is missing (HB-10.7)",
                        "card 4: a text is missing (HB-7.30)");
        assertThat(situation(null).build())
                .hasToString("null")
                .isEqualTo(situation(null).build());
    }

    @Test
    @Rule({"HB-1.3", "HB-1.6", "HB-10.7"})
    void whatAnOptionHasCanBeMissing() {
        Array<Ability> abilities = Array.of((Ability) null);
        Card odd = new Card(
                "odd",
                "Odd",
                CardKind.EVENT,
                Option.none(),
                Array.empty(),
                0,
                Option.some(null),
                abilities,
                Array.empty());
        assertThat(problems(odd))
                .containsExactly("Odd: its timing is missing (HB-1.6)", "Odd: an ability is missing (HB-10.7)");
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
        assertThat(problems(bodiless)).containsExactly("Odd: its body is missing (HB-1.3)");
        assertThat(problems(weapon("Odd")
                        .asks((Icon[]) null)
                        .when(Trigger.LEAVES, (Effect[]) null)
                        .continuous((Continuous[]) null)
                        .build()))
                .containsExactly(
                        "Odd: an icon is missing (HB-7.6)",
                        "Odd: an effect is missing (HB-1.6)",
                        "Odd: a text is missing (HB-7.30)");
    }

    /** Effects of which a part is missing, with what is said about them. */
    static Array<Object[]> effects() {
        return Array.of(
                said("its selection is missing (HB-7.35)", new Damage(null, 1)),
                said("its selection is missing (HB-7.35)", new Destroy(null)),
                said("its selection is missing (HB-7.35)", new BringToBattlefield(null)),
                said("its filter is missing (HB-7.35)", new Damage(target(null), 1)),
                said("its filter is missing (HB-7.35)", new Damage(all(null), 1)),
                said("whose they are is missing (HB-3.9)", new Damage(target(BattleFilter.of((Whose) null)), 1)),
                said("their type is missing (HB-1.2)", new Damage(target(ANYONE.of((BattleType) null)), 1)),
                said("their reach is missing (HB-1.3)", new Damage(all(ANYONE.of((Reach) null)), 1)),
                said("their further word is missing (HB-1.2)", new Damage(all(ANYONE.called(null)), 1)),
                said("where they are is missing (HB-10.3)", new Damage(all(ANYONE.in(null)), 1)),
                said(
                        "their type is missing (HB-1.2)",
                        new Damage(
                                all(new BattleFilter(Whose.ANY, null, Option.none(), Option.none(), Where.BATTLEFIELD)),
                                1)),
                said("its duration is missing (HB-10.16)", new ChangeAttack(all(OWN), 1, null)),
                said("its duration is missing (HB-10.16)", new GiveAttack(all(OWN), 1, null)),
                said("its duration is missing (HB-10.16)", new ChangeReach(all(OWN), MELEE, null)),
                said("Melee or Ranged is missing (HB-9.15)", new ChangeReach(all(OWN), null, LASTING)),
                said("whose it is is missing (HB-3.9)", new LoseCards(null, 1)),
                said("whose it is is missing (HB-3.9)", new Draw(null, 1)),
                said("whose it is is missing (HB-3.9)", new Discard(null)),
                said("whose it is is missing (HB-3.9)", new DestroySituation(null)),
                said("the kind of card is missing (HB-1.1)", new TakeBack(null)),
                said("the sort of its targets is missing (HB-7.35)", new Aims(Option.some(new Targets(1, null)))),
                said(
                        "whose Underworld it is is missing (HB-3.9)",
                        new Aims(Option.some(new Targets(1, new Sorts.InUnderworld(null, CardKind.BATTLE))))));
    }

    private static Object[] said(String sentence, Object text) {
        return new Object[] {sentence, text};
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource
    @Rule({"HB-1.6", "HB-7.35"})
    void effects(String sentence, Effect effect) {
        assertThat(problems(event("Odd", effect).build())
                        .map(problem -> problem.substring(problem.lastIndexOf(": ") + 2)))
                .containsExactly(sentence);
    }

    /** Texts that hold of which a part is missing, with what is said about them. */
    static Array<Object[]> texts() {
        return Array.of(
                said("its scope is missing (HB-7.30)", new AddAttack(null, 1)),
                said("its scope is missing (HB-7.30)", new AlsoHitsBack(null)),
                said("its filter is missing (HB-7.35)", new AddAttack(new Scope.Those(null), 1)),
                said("Melee or Ranged is missing (HB-9.15)", new SetReach(new Scope.Bearer(), null)),
                said("whose cards they are is missing (HB-3.9)", new ChangeCost(null, CardKind.EVENT, 1)),
                said("the kind of card is missing (HB-1.1)", new ChangeCost(Whose.ANY, null, 1)),
                said("the type of its bearers is missing (HB-1.2)", new BorneOnlyBy(null)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource
    @Rule({"HB-7.30", "HB-1.7"})
    void texts(String sentence, Continuous text) {
        assertThat(problems(weapon("Odd").continuous(text).build())
                        .map(problem -> problem.substring(problem.lastIndexOf(": ") + 2)))
                .containsExactly(sentence);
    }

    @Test
    @Rule({"HB-8.3", "HB-8.12"})
    void aCountersLimitIsOneOrNone() {
        for (Option<Integer> limit : Array.of((Option<Integer>) null, Option.<Integer>some(null))) {
            assertThat(problems(event("Odd", COUNTER, new Counter(limit)).build()))
                    .hasSize(1)
                    .allMatch(problem -> problem.endsWith(": its limit is missing (HB-8.12)"));
        }
    }

    /** Aims at anything. */
    record Aims(Option<Targets> targets) implements Effect {
        @Override
        public void resolve(Resolution here) {}
    }

    @Test
    @Rule("HB-7.35")
    void howMuchIsAimedAtIsWithinBounds() {
        for (int number : Array.of(Integer.MIN_VALUE, -1, 0)) {
            assertThat(problems(event("Odd", new Aims(Option.some(new Targets(number, ANYONE))))
                            .build()))
                    .containsExactly(
                            "Odd, Aims: the number of targets must be from 1 to 2, not " + number + " (HB-7.35)");
        }
        Aims most = new Aims(Option.some(new Targets(Integer.MAX_VALUE, ANYONE)));
        assertThat(problems(event("Odd", most, most).build()))
                .containsExactly(
                        "Odd: an Event aims at 2 things at most (HB-7.35)",
                        "Odd, Aims: the number of targets must be from 1 to 2, not 2147483647 (HB-7.35)",
                        "Odd, Aims: the number of targets must be from 1 to 2, not 2147483647 (HB-7.35)");
        assertThat(problems(situation("Odd").when(Trigger.START_OF_TURN, most).build()))
                .as("also where it is chosen later")
                .hasSize(1);
    }

    /** Throws anything, declared or not. */
    @SuppressWarnings("unchecked") // exceptions are not checked when they are thrown
    private static <X extends Throwable> void sneak(Throwable thrown) throws X {
        throw (X) thrown;
    }

    /** Throws whatever is asked. */
    record Throws(boolean unread, boolean aimless) implements Effect {
        private static void throwing(boolean now, Throwable thrown) {
            if (now) {
                MissingPartTest.<RuntimeException>sneak(thrown);
            }
        }

        @Override
        public void resolve(Resolution here) {}

        @Override
        public Option<Targets> targets() {
            throwing(aimless, new IllegalStateException("no aim"));
            return Option.none();
        }

        @Override
        public void proofread(Proofreader reader) {
            throwing(unread, new AssertionError("no reading"));
        }
    }

    @Test
    @Rule("HB-1.6")
    void aTextThatThrowsIsAProblemOfItsCard() {
        String name = Throws.class.getName();
        assertThat(problems(situation("Odd")
                        .when(Trigger.START_OF_TURN, new Throws(true, true))
                        .build()))
                .containsExactly(
                        "Odd, Throws: it cannot be read: its targets: the effect " + name
                                + " is faulty: no aim (HB-1.6)",
                        "Odd, Throws: it cannot be read: its proofreading: the effect " + name
                                + " is faulty: no reading (HB-1.6)");
        assertThat(problems(event("Odd", new Throws(false, true)).build()))
                .containsExactly("Odd, Throws: it cannot be read: its targets: the effect " + name
                        + " is faulty: no aim (HB-1.6)");
    }
}
