package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.FormNames;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is shown of a view tells what the view tells, in terms of the game only. Seats are the players' and an onlooker's. */
public interface ShownLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** Packages of types by which rules represent what they still have to do. */
    Set<String> ROOMS_OF_RULES = HashSet.of("rule", "engine");

    @Property
    default void whatIsShownComesBackFromItsForm(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk))
                .some((state, place) ->
                        ComesBack.check(rules.forms().shown(), rules.shown(rules.view(state, watcher(state, place)))));
    }

    /** Views that differ are shown differently, so nothing is lost: at any two moments of a game. */
    @Property
    default void whatIsShownTellsAllThatTheViewTells(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Map<Shown<A>, V> told = HashMap.empty();
        Array<S> states = specimen().playthrough(walk).states();
        for (int place = 0; place < states.size(); place++) {
            S state = states.get(place);
            V view = rules.view(state, watcher(state, place));
            Shown<A> shown = rules.shown(view);
            AssertSame.check("the view of what is shown", told.getOrElse(shown, view), view);
            told = told.put(shown, view);
        }
    }

    @Property
    default void thoseAreShownAsAskedWhoAreAwaited(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            Seat seat = watcher(state, place);
            V view = rules.view(state, seat);
            Seq<Seat> asked = rules.shown(view).asked().map(Asked::seats).getOrElse(Array.empty());
            assertThat(rules.awaited(view)).containsAll(asked);
            assertThat(asked.contains(seat)).isEqualTo(rules.awaited(view).contains(seat));
        });
    }

    /** Every question that is waiting for an answer has answers to choose from. */
    @Property
    default void aSeatIsShownItsDecisionAndItsAnswers(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk))
                .some((state, place) -> rules.pending(state).forEach(decision -> {
                    Seat seat = decision.seat();
                    Asked<A, ?> asked =
                            rules.shown(rules.view(state, seat)).asked().get();
                    assertThat(asked.about()).isEqualTo(decision.prompt());
                    if (asked.options().nonEmpty() || asked.within().isDefined()) {
                        assertThat(asked.options()).containsExactlyElementsOf(rules.choices(state, seat));
                    }
                }));
    }

    /** How the rules represent what they still have to do may change; what people and their programs are shown and told does not. */
    @Property(tries = 1)
    default void nothingThatIsShownOrToldNamesATypeOfTheRules(@ForAll("walks") Walk<C> walk) {
        GameForms<C, S, A, E, V> forms = specimen().rules().forms();
        FormNames names = new FormNames();
        names.collect(forms.shown());
        names.collect(forms.offered());
        names.collect(forms.event());
        assertThat(names.types()
                        .filter(type -> HashSet.of(type.getPackageName().split("\\."))
                                .intersect(ROOMS_OF_RULES)
                                .nonEmpty()))
                .isEmpty();
    }
}
