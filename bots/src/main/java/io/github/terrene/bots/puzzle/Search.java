package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Looks at all choices of one seat, all answers of the others, and all worlds that the seat cannot tell apart. A choice is right only if it is
 * right in all of them. Lives inside one call.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
final class Search<S, A, E, V> {
    private final Rules<?, S, A, E, V> rules;
    private final Worlds<S, A, E, V> worlds;
    private final ToIntFunction<S> turns;
    private final Seat seat;
    private final Goal goal;
    private final int begun;
    private final Limits limits;
    private final Map<Set<World<S>>, Verdict> known = new HashMap<>();
    private int steps;
    private int lines;

    Search(
            Rules<?, S, A, E, V> rules,
            Worlds<S, A, E, V> worlds,
            ToIntFunction<S> turns,
            Seat seat,
            Goal goal,
            int begun,
            Limits limits) {
        this.rules = rules;
        this.worlds = worlds;
        this.turns = turns;
        this.seat = seat;
        this.goal = goal;
        this.begun = begun;
        this.limits = limits;
    }

    /** There are more lines than it looks through. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLong() {
            super("too many lines", null, false, false);
        }
    }

    /**
     * A state that may be the true one.
     *
     * @param whole whether there is a world for all that nobody sees; otherwise this one stands for all of them
     * @param open whether chance, or what nobody sees, has decided something on the way: then nothing is proved by reaching the goal
     */
    record World<S>(S state, boolean whole, boolean open) {}

    /** What a seat knows when it decides: what it was told since, and what it sees. */
    private record Known<E, V>(List<E> told, V view) {}

    /** Where a choice can lead: the worlds in which the seat decides again, those that it cannot tell apart together. */
    final class Next {
        private final Map<Known<E, V>, Set<World<S>>> groups = new LinkedHashMap<>();
        private boolean missed;
        private boolean open;

        /** Whether the goal is missed in one of them. */
        boolean missed() {
            return missed;
        }

        Array<Set<World<S>>> groups() {
            return Array.ofAll(groups.values());
        }
    }

    /** How many actions were carried out. */
    int steps() {
        return steps;
    }

    /** How many lines were followed to where it can be said whether the goal is reached. */
    int lines() {
        return lines;
    }

    /** Ends a proof that does not succeed. */
    static final class NotProved extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final NoPuzzle fault;

        NotProved(NoPuzzle fault) {
            super(fault.name(), null, false, false);
            this.fault = fault;
        }

        NoPuzzle fault() {
            return fault;
        }
    }

    /** The only choice that is right. */
    A right(Set<World<S>> group) {
        @Nullable A right = null;
        for (A choice : choices(group)) {
            Verdict verdict = verdict(group, choice);
            if (verdict == Verdict.OPEN || verdict == Verdict.REACHED && right != null) {
                throw new NotProved(verdict == Verdict.OPEN ? NoPuzzle.OPEN : NoPuzzle.NOT_ONE);
            }
            right = verdict == Verdict.REACHED ? choice : right;
        }
        if (right == null) {
            throw new NotProved(NoPuzzle.NOT_ONE);
        }
        return right;
    }

    /** What the seat can choose from. */
    Seq<A> choices(Set<World<S>> group) {
        return rules.choices(group.iterator().next().state(), seat);
    }

    /** Whether the goal is reached from here if the seat chooses well. */
    Verdict verdict(Set<World<S>> group) {
        @Nullable Verdict before = known.get(group);
        if (before != null) {
            return before;
        }
        Verdict best = Verdict.MISSED;
        for (A choice : choices(group)) {
            Verdict each = verdict(group, choice);
            if (each == Verdict.REACHED) {
                best = each;
                break;
            }
            best = each == Verdict.OPEN ? each : best;
        }
        known.put(group, best);
        return best;
    }

    /** Whether the goal is reached by a choice, if the seat chooses well afterwards. */
    Verdict verdict(Set<World<S>> group, A choice) {
        return verdict(after(group, choice));
    }

    private Verdict verdict(Next next) {
        if (next.missed) {
            return Verdict.MISSED;
        }
        boolean open = next.open;
        for (Set<World<S>> group : next.groups.values()) {
            Verdict each = verdict(group);
            if (each == Verdict.MISSED) {
                return each;
            }
            open |= each == Verdict.OPEN;
        }
        return open ? Verdict.OPEN : Verdict.REACHED;
    }

    /** Where a choice can lead. If the goal is missed somewhere, the rest is not looked at. */
    Next after(Set<World<S>> group, A choice) {
        Next next = new Next();
        for (World<S> world : group) {
            follow(world, seat, choice, List.empty(), next);
            if (next.missed) {
                break;
            }
        }
        return next;
    }

    private void follow(World<S> world, Seat actor, A choice, List<E> told, Next to) {
        Seq<A> choices = rules.legal(world.state(), actor);
        int place = choices.indexOf(choice);
        if (place < 0) {
            throw new IllegalStateException("two worlds look the same but differ in what can be chosen: " + choice);
        }
        follow(world, actor, rules.moves(world.state(), actor), place, told, to);
    }

    private void follow(World<S> world, Seat actor, Moves<S, A, E> moves, int place, List<E> told, Next to) {
        Step<S, E> step = moves.step(place);
        count();
        if (worlds.drew(world.state(), step)) {
            settle(new World<>(step.state(), world.whole(), true), heard(told, step), to);
        } else if (world.whole() || world.open() || !worlds.shows(step, actor)) {
            settle(new World<>(step.state(), world.whole(), world.open()), heard(told, step), to);
        } else {
            Option<Array<S>> all = worlds.seenByNobody(world.state(), limits.worlds());
            if (all.isEmpty()) {
                settle(new World<>(step.state(), false, true), heard(told, step), to);
            } else {
                A choice = moves.action(place);
                for (S each : all.get()) {
                    if (!to.missed) {
                        follow(new World<>(each, true, false), actor, choice, told, to);
                    }
                }
            }
        }
    }

    private void count() {
        if (++steps > limits.steps()) {
            throw new TooLong();
        }
    }

    private List<E> heard(List<E> told, Step<S, E> step) {
        List<E> all = told;
        for (E event : step.events()) {
            Option<E> heard = rules.told(event, seat);
            all = heard.isEmpty() ? all : all.prepend(heard.get());
        }
        return all;
    }

    /** Lets all others answer in every way, until the seat decides again or it can be said whether the goal is reached. */
    private void settle(World<S> world, List<E> told, Next to) {
        S state = world.state();
        Option<Boolean> reached = goal.reached(rules.outcome(state), seat, turns.applyAsInt(state) - begun);
        if (reached.isDefined()) {
            lines++;
            to.missed |= !reached.get();
            to.open |= reached.get() && world.open();
            return;
        }
        Seq<Seat> deciders = rules.deciders(state);
        if (deciders.contains(seat)) {
            to.groups
                    .computeIfAbsent(new Known<>(told, rules.view(state, seat)), key -> new LinkedHashSet<>())
                    .add(world);
            return;
        }
        Seat other = deciders.head();
        Moves<S, A, E> moves = rules.moves(state, other);
        for (int place = 0; place < moves.size() && !to.missed; place++) {
            if (moves.size() == 1 || !rules.concedes(moves.action(place))) {
                follow(world, other, moves, place, told, to);
            }
        }
    }

    /**
     * What follows a choice in one state, up to the next decision of the seat or to where the goal is reached: answers after which the seat has
     * something to choose, if there are any.
     */
    Answered<S, A> answered(S state, A choice) {
        S after = rules.applyAll(state, Array.of(choice)).get().state();
        Answered<S, A> quiet = new Answered<>(List.empty(), after);
        return answered(quiet, false).orElse(() -> answered(quiet, true)).getOrElse(quiet);
    }

    private Option<Answered<S, A>> answered(Answered<S, A> so, boolean anyhow) {
        S state = so.state();
        boolean over = goal.reached(rules.outcome(state), seat, turns.applyAsInt(state) - begun)
                .isDefined();
        if (over || rules.deciders(state).contains(seat)) {
            boolean more = !over && rules.choices(state, seat).size() > 1;
            return Option.when(more || anyhow, so);
        }
        count();
        Seat other = rules.deciders(state).head();
        for (A answer : rules.choices(state, other)) {
            S next = rules.applyAll(state, Array.of(answer)).get().state();
            Option<Answered<S, A>> found = answered(new Answered<>(so.actions().append(answer), next), anyhow);
            if (found.isDefined()) {
                return found;
            }
        }
        return Option.none();
    }

    /** Those of a seat's next decisions that a state belongs to; null if it belongs to none. */
    @Nullable
    Set<World<S>> around(S state, Set<World<S>> before, A choice) {
        for (Set<World<S>> group : after(before, choice).groups.values()) {
            for (World<S> world : group) {
                if (world.state().equals(state)) {
                    return group;
                }
            }
        }
        return null;
    }

    /**
     * The worlds to begin with; none if there are too many.
     *
     * @param shown whether the solver is told what others hold, so that there is one only
     */
    Option<Set<World<S>>> beginning(S state, boolean shown) {
        if (shown) {
            Set<World<S>> one = new LinkedHashSet<>();
            one.add(new World<>(state, false, false));
            return Option.some(one);
        }
        return worlds.seenByOthers(state, seat, limits.worlds()).map(all -> {
            ArrayList<World<S>> first = new ArrayList<>(all.size());
            all.forEach(each -> first.add(new World<>(each, false, false)));
            return new LinkedHashSet<>(first);
        });
    }
}
