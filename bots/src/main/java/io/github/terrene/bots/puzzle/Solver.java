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

    /** Proves that a position is a puzzle, or says why that is not proved. */
    public Either<NoPuzzle, Proof<A>> proof(S state, Aimed aimed) {
        if (!isOpen(state, aimed.seat()) || rules.choices(state, aimed.seat()).size() < 2) {
            return Either.left(NoPuzzle.NO_CHOICE);
        }
        Search<S, A, E, V> search = search(state, aimed);
        try {
            return search.beginning(state, aimed.shown())
                    .map(group -> proof(state, search, group))
                    .getOrElse(() -> Either.left(NoPuzzle.MANY_WORLDS));
        } catch (Search.TooLong tooLong) {
            return Either.left(NoPuzzle.MANY_LINES);
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
     * @return none if it cannot be said within the limits, or if somebody has decided in secret before
     */
    public Option<Array<Tuple2<A, Verdict>>> verdicts(S state, Aimed aimed) {
        if (!isOpen(state, aimed.seat())) {
            return Option.none();
        }
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

    private Either<NoPuzzle, Proof<A>> proof(S state, Search<S, A, E, V> search, Set<World<S>> group) {
        try {
            int own = own(search, group);
            int lines = search.lines();
            return Either.right(new Proof<>(solution(state, search, group), own, lines));
        } catch (Search.NotProved why) {
            return Either.left(why.fault());
        }
    }

    /** How many decisions are needed at most where exactly one choice is right, wherever that leads. */
    private int own(Search<S, A, E, V> search, Set<World<S>> group) {
        A right = search.right(group);
        int more = 0;
        for (Set<World<S>> next : search.after(group, right).groups()) {
            more = Math.max(more, own(search, next));
        }
        return more + (search.choices(group).size() > 1 ? 1 : 0);
    }

    /** The right choices from a state on, with answers that leave the solver something to decide where there are such answers. */
    private Array<A> solution(S state, Search<S, A, E, V> search, Set<World<S>> group) {
        A right = search.right(group);
        Answered<S, A> best = search.answered(state, right);
        @Nullable Set<World<S>> next = search.around(best.state(), group, right);
        Array<A> line = best.actions().prepend(right).toArray();
        return next == null ? line : line.appendAll(solution(best.state(), search, next));
    }
}
