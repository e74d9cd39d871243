package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Heaps.Kind;
import io.github.terrene.kernel.engine.Heaps.Play;
import io.github.terrene.kernel.engine.Heaps.Take;
import io.vavr.collection.Array;
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
        return rules.also(name, Kind.TAKE, (heaps, action, why) -> why.no("HR-1/house-rule", name));
    }

    @Test
    void theOrderInWhichTheyAreAddedDoesNotMatter() {
        HouseRules<Heaps, Heaps.Action, String, Play> one =
                forbidding(PRINTED.named("poor"), "calm").also("brave", Kind.GIVE_UP, (heaps, action, why) -> true);
        HouseRules<Heaps, Heaps.Action, String, Play> other = forbidding(
                        PRINTED.also("brave", Kind.GIVE_UP, (heaps, action, why) -> true), "calm")
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
        assertThat(rules.legal(HEAPS, A)).containsExactly(new Take(A, 0, 3), new Heaps.GiveUp(A));
        assertThat(forbidding(PRINTED, "calm").rules().legal(HEAPS, A))
                .isEqualTo(PRINTED.rules().legal(HEAPS, A));
    }

    private static HouseRules<Heaps, Heaps.Action, String, Play> three(
            HouseRules<Heaps, Heaps.Action, String, Play> rules, String name) {
        return rules.also(
                name,
                Kind.TAKE,
                (heaps, action, why) -> ((Take) action).stones() == 3 || why.no("HR-2/house-rule", name));
    }

    @Test
    void anotherPrintedRuleEndsHouseRulesAboutItsKind() {
        HouseRules<Heaps, Heaps.Action, String, Play> rules = three(PRINTED, "calm")
                .also("brave", Kind.GIVE_UP, (heaps, action, why) -> true)
                .replacing(Heaps.ALL.find(rule -> rule.kind() == Kind.TAKE).get());
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
    void aNameIsGivenOnce() {
        assertThatThrownBy(() -> three(PRINTED, "calm").named("calm"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is a house rule of that name already: calm");
    }
}
