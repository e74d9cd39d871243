package io.github.terrene.bots.puzzle;

import io.github.terrene.bots.puzzle.Search.World;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Proves that a position is a puzzle. The solver sees what its seat sees, and what others hold if that is shown; everything else may lie in any
 * way. Others know everything and may answer anything, so that nothing is left to their mistakes.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public final class Solver<S, A, E, V> {
    private final Rules<?, S, A, E, V> rules;
    private final Worlds<S, A, E, V> worlds;
    private final ToIntFunction<S> turns;
    private final Limits limits;

    private Solver(Rules<?, S, A, E, V> rules, Worlds<S, A, E, V> worlds, ToIntFunction<S> turns, Limits limits) {
        this.rules = rules;
        this.worlds = worlds;
        this.turns = turns;
        this.limits = limits;
    }

    /**
     * A solver for one game.
     *
     * @param start how the game began
     * @param turns how many turns have begun in a state
     * @throws IllegalArgumentException if the game does not say what has to be known for puzzles
     */
    public static <S, A, E, V> Solver<S, A, E, V> of(
            Rules<?, S, A, E, V> rules, S start, ToIntFunction<S> turns, Limits limits) {
        return new Solver<>(rules, Worlds.of(rules, start), turns, limits);
    }

    /** Why a position is no puzzle. */
    public enum Fault {
        /** There is nothing to choose, or somebody has chosen in secret already. */
        NO_CHOICE,
        /** Hidden cards can lie in too many ways. */
        MANY_WORLDS,
        /** There are too many lines. */
        MANY_LINES,
        /** No choice reaches the goal, or several do, there or later. */
        NOT_ONE,
        /** It depends on chance or on too many hidden cards. */
        OPEN
    }

    /** Proves that a position is a puzzle, or says why that is not proved. */
    public Either<Fault, Proof<A>> proof(S state, Aimed aimed) {
        if (!isOpen(state, aimed.seat()) || rules.choices(state, aimed.seat()).size() < 2) {
            return Either.left(Fault.NO_CHOICE);
        }
        Search<S, A, E, V> search = search(state, aimed);
        try {
            return search.beginning(state, aimed.shown())
                    .map(group -> proof(state, search, group))
                    .getOrElse(() -> Either.left(Fault.MANY_WORLDS));
        } catch (Search.TooLong tooLong) {
            return Either.left(Fault.MANY_LINES);
        }
    }

    /**
     * The ids of cards that a puzzle has to tell of, by owner: those that others hold if these are shown, otherwise all that the solver does not
     * see, wherever they lie.
     */
    public Map<Seat, Seq<String>> told(S state, Aimed aimed) {
        return worlds.unseen(state, aimed.seat(), aimed.shown());
    }

    /**
     * What each choice leads to, in the order of the choices.
     *
     * @return none if it cannot be said within the limits
     */
    public Option<Array<Tuple2<A, Verdict>>> verdicts(S state, Aimed aimed) {
        Search<S, A, E, V> search = search(state, aimed);
        try {
            return search.beginning(state, aimed.shown())
                    .map(group -> search.choices(group)
                            .map(choice -> Tuple.of(choice, search.verdict(group, choice)))
                            .toArray());
        } catch (Search.TooLong tooLong) {
            return Option.none();
        }
    }

    /** Whether a seat decides here without anybody having decided in secret before. */
    private boolean isOpen(S state, Seat seat) {
        return rules.deciders(state).contains(seat)
                && rules.awaited(rules.view(state, seat))
                        .toSet()
                        .equals(rules.deciders(state).toSet());
    }

    private Search<S, A, E, V> search(S state, Aimed aimed) {
        return new Search<>(rules, worlds, turns, aimed.seat(), aimed.goal(), turns.applyAsInt(state), limits);
    }

    private Either<Fault, Proof<A>> proof(S state, Search<S, A, E, V> search, Set<World<S>> group) {
        try {
            int own = own(search, group);
            int lines = search.lines();
            return Either.right(new Proof<>(solution(state, search, group), own, lines));
        } catch (NotProved why) {
            return Either.left(why.fault);
        }
    }

    /** How many decisions are needed at most where exactly one choice is right, wherever that leads. */
    private int own(Search<S, A, E, V> search, Set<World<S>> group) {
        A right = right(search, group);
        int more = 0;
        for (Set<World<S>> next : search.after(group, right).groups()) {
            more = Math.max(more, own(search, next));
        }
        return more + (search.choices(group).size() > 1 ? 1 : 0);
    }

    /** The only choice that is right. */
    private A right(Search<S, A, E, V> search, Set<World<S>> group) {
        @Nullable A right = null;
        for (A choice : search.choices(group)) {
            Verdict verdict = search.verdict(group, choice);
            if (verdict == Verdict.OPEN || verdict == Verdict.REACHED && right != null) {
                throw new NotProved(verdict == Verdict.OPEN ? Fault.OPEN : Fault.NOT_ONE);
            }
            right = verdict == Verdict.REACHED ? choice : right;
        }
        if (right == null) {
            throw new NotProved(Fault.NOT_ONE);
        }
        return right;
    }

    /** The right choices from a state on, with answers that leave the solver something to decide where there are such answers. */
    private Array<A> solution(S state, Search<S, A, E, V> search, Set<World<S>> group) {
        A right = right(search, group);
        Answered<S, A> best = search.answered(state, right);
        @Nullable Set<World<S>> next = search.around(best.state(), search.after(group, right));
        Array<A> line = best.actions().prepend(right).toArray();
        return next == null ? line : line.appendAll(solution(best.state(), search, next));
    }

    /**
     * A person's attempt at a puzzle.
     *
     * @throws IllegalArgumentException if it is no puzzle
     */
    public Attempt<S, A> attempt(S state, Aimed aimed) {
        Search<S, A, E, V> search = search(state, aimed);
        Option<Set<World<S>>> group = search.beginning(state, aimed.shown());
        if (group.isEmpty()) {
            throw new IllegalArgumentException("hidden cards can lie in too many ways");
        }
        return new Trying(search, group.get(), state);
    }

    /** A state of an attempt. */
    private final class Trying implements Attempt<S, A> {
        private final Search<S, A, E, V> search;
        private final Set<World<S>> group;
        private final S state;

        Trying(Search<S, A, E, V> search, Set<World<S>> group, S state) {
            this.search = search;
            this.group = group;
            this.state = state;
        }

        @Override
        public S state() {
            return state;
        }

        @Override
        public Seq<A> choices() {
            return search.choices(group);
        }

        @Override
        public A solution() {
            return right(search, group);
        }

        @Override
        public Tried<S, A> choose(A choice) {
            if (search.verdict(group, choice) != Verdict.REACHED) {
                return new Attempt.Wrong<>();
            }
            Answered<S, A> answered = search.answered(state, choice);
            Array<A> done = answered.actions().prepend(choice).toArray();
            @Nullable Set<World<S>> next = search.around(answered.state(), search.after(group, choice));
            return next == null
                    ? new Attempt.Solved<>(done)
                    : new Attempt.Right<>(done, new Trying(search, next, answered.state()));
        }
    }

    /** Ends a proof that does not succeed. */
    private static final class NotProved extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final Fault fault;

        NotProved(Fault fault) {
            super(fault.name(), null, false, false);
            this.fault = fault;
        }
    }
}
