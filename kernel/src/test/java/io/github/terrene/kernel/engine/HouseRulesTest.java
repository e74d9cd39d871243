package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Heaps.GiveUp;
import io.github.terrene.kernel.engine.Heaps.Play;
import io.github.terrene.kernel.engine.Heaps.Take;
import io.vavr.collection.Array;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HouseRulesTest {
    private static final Seat A = Seat.of(0);
    private static final Heaps HEAPS = new Heaps(Array.of(3), A);
    private static final HouseRules<Heaps, Heaps.Action, String, Play> PRINTED =
            HouseRules.none(ActionRules.of(Heaps.ALL));

    private static HouseRules<Heaps, Heaps.Action, String, Play> forbidding(
            HouseRules<Heaps, Heaps.Action, String, Play> rules, String name) {
        return rules.also(name, Take.class, (heaps, action, why) -> why.no("HR-1/house-rule", name));
    }

    @Test
    void theOrderInWhichTheyAreAddedDoesNotMatter() {
        HouseRules<Heaps, Heaps.Action, String, Play> one =
                forbidding(PRINTED.named("poor"), "calm").also("brave", GiveUp.class, (heaps, action, why) -> true);
        HouseRules<Heaps, Heaps.Action, String, Play> other = forbidding(
                        PRINTED.also("brave", GiveUp.class, (heaps, action, why) -> true), "calm")
                .named("poor");
        assertThat(one.naming("heaps")).isEqualTo("heaps+brave+calm+poor").isEqualTo(other.naming("heaps"));
        assertThat(PRINTED.naming("heaps")).isEqualTo("heaps");
    }

    /** They are waived where nothing is left but giving up, so that something must stay allowed: to take three. */
    @Test
    void allOfThemMustBeMet() {
        ActionRules<Heaps, Heaps.Action, String, Play> rules =
                three(three(PRINTED, "before"), "after").rules();
        assertThat(rules.whyNot(HEAPS, new Take(A, 0, 1)).map(Rejection::text)).containsExactly("after");
        assertThat(rules.legal(HEAPS, A)).containsExactly(new Take(A, 0, 3), new GiveUp(A));
        assertThat(forbidding(PRINTED, "calm").rules().legal(HEAPS, A))
                .isEqualTo(PRINTED.rules().legal(HEAPS, A));
    }

    private static HouseRules<Heaps, Heaps.Action, String, Play> three(
            HouseRules<Heaps, Heaps.Action, String, Play> rules, String name) {
        return rules.also(
                name, Take.class, (heaps, action, why) -> action.stones() == 3 || why.no("HR-2/house-rule", name));
    }

    @Test
    void anotherPrintedRuleEndsHouseRulesAboutItsKind() {
        HouseRules<Heaps, Heaps.Action, String, Play> rules = three(PRINTED, "calm")
                .also("brave", GiveUp.class, (heaps, action, why) -> true)
                .replacing(Heaps.ALL.find(rule -> rule.kind() == Take.class).get());
        assertThat(rules.naming("heaps")).isEqualTo("heaps+brave");
        assertThat(rules.rules().legal(HEAPS, A)).isEqualTo(PRINTED.rules().legal(HEAPS, A));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Last", "last stand", "last--stand", "-last", "last+stand"})
    void anotherNameIsRefused(String name) {
        assertThatThrownBy(() -> PRINTED.named(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("joined by hyphens, not: " + name);
    }

    @Test
    void aRefusalThatIsSaidIsReturned() {
        ActionRules<Heaps, Heaps.Action, String, Play> rules = PRINTED.also(
                        "torn", Take.class, (heaps, action, why) -> {
                            why.no("HR-1/house-rule", "no");
                            return true;
                        })
                .rules();
        for (ThrowingCallable asked : Array.<ThrowingCallable>of(
                () -> rules.legal(HEAPS, A),
                () -> rules.whyNot(HEAPS, new Take(A, 0, 1)),
                () -> rules.apply(HEAPS, new Take(A, 0, 1), Play::new))) {
            assertThatThrownBy(asked)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("the house rule torn refuses Take[seat=A, heap=0, stones=1] and allows it");
        }
    }

    @Test
    void allReasonsOfOneAreTold() {
        assertThat(PRINTED.also(
                                "strict",
                                Take.class,
                                (heaps, action, why) ->
                                        action.stones() == 3 || why.no("HR-3/one", "one") && why.no("HR-4/two", "two"))
                        .rules()
                        .whyNot(HEAPS, new Take(A, 0, 1))
                        .map(Rejection::text))
                .containsExactly("one", "two");
    }

    /** Nothing that changes its mind is taken for a refusal without a reason. */
    @Test
    void whatForbidsAndThenAllowsIsNamed() {
        int[] asked = {0};
        ActionRules<Heaps, Heaps.Action, String, Play> rules =
                ActionRules.of(Array.of(Heaps.ALL.head(), new Heaps.TakeRule() {
                    @Override
                    protected boolean permits(Heaps heaps, Seat seat, Heaps.Stones stones, Verdict why) {
                        return asked[0]++ % 2 == 1 || why.no("H-2.4/moody", "not now");
                    }
                }));
        assertThatThrownBy(() -> rules.apply(HEAPS, new Take(A, 0, 1), Play::new))
                .isInstanceOf(FaultyEffect.class)
                .hasMessage("Take[seat=A, heap=0, stones=1]: an effect is faulty: asked twice whether it is possible, "
                        + "it gave two answers");
    }

    private record Elsewhere(Seat seat) implements GameAction {}

    @Test
    @SuppressWarnings({"NullAway", "rawtypes", "unchecked"}) // null and actions of other games are what is tried here
    void whatIsMissingIsNamed() {
        Requirement<Heaps, Take> any = (heaps, action, why) -> true;
        refused(
                () -> PRINTED.also(null, Take.class, any),
                "a house rule is named by lower-case letters and digits, joined by hyphens, not: null");
        refused(
                () -> PRINTED.named(null),
                "a house rule is named by lower-case letters and digits, joined by hyphens, not: null");
        refused(
                () -> PRINTED.also("calm", null, any),
                "the house rule calm is about a kind of action that this game does not have: null");
        refused(
                () -> ((HouseRules) PRINTED).also("calm", Elsewhere.class, any),
                "the house rule calm is about a kind of action that this game does not have: " + Elsewhere.class);
        refused(() -> PRINTED.also("calm", Take.class, null), "the house rule calm demands nothing: it is null");
    }

    private static void refused(ThrowingCallable what, String why) {
        assertThatThrownBy(what).isInstanceOf(IllegalArgumentException.class).hasMessage(why);
    }

    @Test
    void aNameIsGivenOnce() {
        assertThatThrownBy(() -> three(PRINTED, "calm").named("calm"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is a house rule of that name already: calm");
    }
}
