package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
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

    /** How many pairs of seats are checked in each state. */
    int PAIRS = 3;

    @Property
    default void simultaneousChoicesCommute(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        pairs(walk, (state, first, second) -> {
            Step<S, E> there = rules.applyAll(state, Array.of(first, second)).get();
            Step<S, E> back = rules.applyAll(state, Array.of(second, first)).get();
            if (!back.state().equals(there.state())) {
                AssertSame.check(
                        first + " and " + second + " in either order",
                        rules.notation().writeState(there.state()),
                        rules.notation().writeState(back.state()));
            }
            if (together(state, rules.actor(first), rules.actor(second))) {
                assertThat(back.events()).isEqualTo(there.events());
            }
        });
    }

    private boolean together(S state, Seat one, Seat other) {
        return specimen().group(state, one).contains(other);
    }

    /** Whether a seat can undo its choice does not depend on what others choose before or after it; their choices stand. */
    @Property
    default void whatCanBeTakenBackTellsNothingOfWhatOthersChoose(@ForAll("walks") Walk<C> walk) {
        pairs(walk, (state, first, second) -> {
            if (tellsNothing(state, second, specimen().rules().actor(first))) {
                takenBack(state, first, second);
            }
            if (tellsNothing(state, first, specimen().rules().actor(second))) {
                takenBack(state, second, first);
            }
        });
    }

    /** An action of somebody who plays in another group may end the game there, and everybody is told how. */
    private boolean tellsNothing(S state, A action, Seat seat) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        return together(state, rules.actor(action), seat)
                || rules.apply(state, action)
                        .get()
                        .events()
                        .forAll(event -> rules.told(event, seat).isEmpty());
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
        EveryState<C, S, A, E> every = new EveryState<>(specimen().playthrough(walk));
        every.each((state, place) -> {
            Array<Seat> awaited = Array.ofAll(specimen().rules().deciders(state));
            if (awaited.size() > PAIRS && !every.isAmongSome(place)) {
                return;
            }
            int each = CHOICES / Math.max(2, Math.min(PAIRS, awaited.size()));
            for (Tuple2<Seat, Seat> pair : somePairs(awaited, place)) {
                for (A first : few(state, pair._1, each)) {
                    few(state, pair._2, each).forEach(second -> look.at(state, first, second));
                }
            }
        });
    }

    /** All pairs if they are few; otherwise some, other ones for each state. */
    private static Array<Tuple2<Seat, Seat>> somePairs(Array<Seat> seats, int place) {
        Array<Tuple2<Seat, Seat>> all =
                seats.flatMap(one -> seats.dropUntil(one::equals).drop(1).map(other -> Tuple.of(one, other)));
        return all.size() <= PAIRS
                ? all
                : Array.range(0, PAIRS)
                        .map(i -> all.get((place + i * all.size() / PAIRS) % all.size()))
                        .distinct();
    }

    /** The first, the last, and some between. */
    private Array<A> few(S state, Seat seat, int number) {
        Array<A> choices = Array.ofAll(specimen().rules().choices(state, seat));
        int step = Math.max(1, (choices.size() - 1) / Math.max(1, number - 1));
        return Array.rangeBy(0, choices.size(), step).map(choices::get);
    }

    /** As long as another seat of the group has not decided, nothing tells it that one has: no event, no view, no list of choices. */
    @Property
    default void aSimultaneousChoiceTellsOthersNothing(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each((state, place) -> {
            for (Decision decision : some(rules.pending(state), place)) {
                Seq<Seat> group = specimen().group(state, decision.seat());
                Seq<Decision> rest = rules.pending(state)
                        .filter(each -> group.contains(each.seat()))
                        .reject(decision::equals);
                for (A action : rest.isEmpty() ? Array.<A>empty() : few(state, decision.seat(), CHOICES / 2)) {
                    Step<S, E> step = rules.apply(state, action).get();
                    assertThat(rules.pending(step.state())).containsAll(rest);
                    assertThat(step.events()).as("events of %s", action).isEmpty();
                    group.reject(decision.seat()::equals).forEach(other -> noticesNothing(state, action, step, other));
                }
            }
        });
    }

    /**
     * What somebody does tells those who play in other groups no more than it tells everybody: nothing, or a result. As long as others play on,
     * they are sent what onlookers are sent; and whatever is done, those to whom it looks the same cannot tell it apart.
     */
    @Property
    default void whatIsDoneTellsThoseApartNoMoreThanOnlookers(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each((state, place) -> {
            for (Decision decision : some(rules.pending(state), place)) {
                Seq<Seat> group = specimen().group(state, decision.seat());
                Seq<Seat> apart = rules.seats(state).removeAll(group);
                boolean othersPlay = rules.pending(state).exists(other -> !group.contains(other.seat()));
                Map<Seq<E>, Step<S, E>> sentToAll = LinkedHashMap.empty();
                for (A action : apart.isEmpty() ? Array.<A>empty() : few(state, decision.seat(), CHOICES / 2)) {
                    Step<S, E> step = rules.apply(state, action).get();
                    Seq<E> sent = sent(step, Seat.ONLOOKER);
                    Step<S, E> alike = sentToAll.getOrElse(sent, step);
                    sentToAll = sentToAll.put(sent, step);
                    for (Seat other : apart) {
                        AssertSame.check(
                                "what " + other + " is sent of " + action, sent(alike, other), sent(step, other));
                        noticesNothing(alike.state(), action, step, other);
                        if (othersPlay || sent.isEmpty()) {
                            AssertSame.check("what " + other + " is sent of " + action, sent, sent(step, other));
                        }
                        if (sent.isEmpty()) {
                            noticesNothing(state, action, step, other);
                        }
                    }
                }
            }
        });
    }

    private Seq<E> sent(Step<S, E> step, Seat seat) {
        return step.events().flatMap(event -> specimen().rules().told(event, seat));
    }

    private void noticesNothing(S state, A action, Step<S, E> step, Seat other) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        V after = rules.view(step.state(), other);
        AssertSame.check("the view of " + other + " after " + action, rules.view(state, other), after);
        assertThat(rules.legal(step.state(), other)).isEqualTo(rules.legal(state, other));
    }

    private static Seq<Decision> some(Seq<Decision> pending, int place) {
        return pending.size() <= PAIRS
                ? pending
                : Array.range(0, PAIRS)
                        .map(i -> pending.get((place * PAIRS + i) % pending.size()))
                        .distinct();
    }
}
