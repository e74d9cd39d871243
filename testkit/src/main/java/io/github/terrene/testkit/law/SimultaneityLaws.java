package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Players who decide at the same time cannot influence each other. Games without such decisions keep these laws trivially.
 */
public interface SimultaneityLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How many choices of all seats together are checked: those of each seat are combined with those of each other. */
    int CHOICES = 10;

    @Property
    default void simultaneousChoicesCommute(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        pairs(walk, (state, first, second) -> {
            Step<S, E> there = rules.applyAll(state, Array.of(first, second)).get();
            Step<S, E> back = rules.applyAll(state, Array.of(second, first)).get();
            Same.check(
                    first + " and " + second + " in either order",
                    rules.notation().writeState(there.state()),
                    rules.notation().writeState(back.state()));
            assertThat(back.events()).isEqualTo(there.events());
        });
    }

    /** Whether a seat can undo its choice does not depend on what others choose before or after it, and their choices stand. */
    @Property
    default void whatCanBeTakenBackTellsNothingOfWhatOthersChoose(@ForAll("walks") Walk<C> walk) {
        pairs(walk, (state, first, second) -> {
            takenBack(state, first, second);
            takenBack(state, second, first);
        });
    }

    private void takenBack(S state, A own, A others) {
        S withoutOwn = specimen().rules().apply(state, others).get().state();
        Option<NoUndo> alone = undone(state, Array.of(own), own).swap().toOption();
        for (Array<A> order : Array.of(Array.of(own, others), Array.of(others, own))) {
            Either<NoUndo, Timeline<S, A, E>> without = undone(state, order, own);
            assertThat(without.swap().toOption())
                    .as("why %s cannot be taken back of %s", own, order)
                    .isEqualTo(alone);
            without.forEach(rest -> {
                assertThat(rest.actions()).containsExactly(others);
                assertThat(rest.state()).isEqualTo(withoutOwn);
            });
        }
    }

    private Either<NoUndo, Timeline<S, A, E>> undone(S state, Array<A> done, A own) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Timeline<S, A, E> before = Timeline.from(new Step<>(state, Array.empty(), false));
        return done.foldLeft(
                        before,
                        (timeline, action) -> timeline.play(rules, action).get())
                .undo(rules, rules.actor(own));
    }

    /** Looks at what two seats choose at the same time. */
    @FunctionalInterface
    interface Both<S, A> {
        /** Looks. */
        void at(S state, A first, A second);
    }

    private void pairs(Walk<C> walk, Both<S, A> look) {
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            Array<Seat> awaited = Array.ofAll(specimen().rules().pending(state)).map(Decision::seat);
            int each = CHOICES / Math.max(2, awaited.size());
            for (Seat one : awaited) {
                for (Seat other : awaited.dropUntil(one::equals).drop(1)) {
                    for (A first : few(state, one, each)) {
                        few(state, other, each).forEach(second -> look.at(state, first, second));
                    }
                }
            }
        });
    }

    /** The first, the last, and some between. */
    private Array<A> few(S state, Seat seat, int number) {
        Array<A> choices = Array.ofAll(specimen().rules().choices(state, seat));
        int step = Math.max(1, (choices.size() - 1) / Math.max(1, number - 1));
        return Array.rangeBy(0, choices.size(), step).map(choices::get);
    }

    /** As long as another seat has not decided, nothing tells it that one has: no event, no view, no list of choices. */
    @Property
    default void aSimultaneousChoiceTellsOthersNothing(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            Seq<Decision> pending = rules.pending(state);
            for (Decision decision : pending.size() > 1 ? pending : Array.<Decision>empty()) {
                for (A action : few(state, decision.seat(), CHOICES / pending.size())) {
                    Step<S, E> step = rules.apply(state, action).get();
                    assertThat(rules.pending(step.state())).containsAll(pending.reject(decision::equals));
                    assertThat(step.events()).as("events of %s", action).isEmpty();
                    for (Seat other : rules.seats(state).reject(decision.seat()::equals)) {
                        V after = rules.view(step.state(), other);
                        Same.check("the view of " + other + " after " + action, rules.view(state, other), after);
                        assertThat(rules.legal(step.state(), other)).isEqualTo(rules.legal(state, other));
                    }
                }
            }
        });
    }
}
