package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Complete;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.card.CardNotation;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game whose actions are checked and carried out by {@link ActionRules}. A game adds what is specific to it: how a
 * configuration is checked, how the game begins, what a seat may know.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 * @param <N> the game's notation
 */
public abstract class RuledGame<
                C extends Complete,
                S extends RuledState,
                A extends GameAction,
                E extends TableEvent<?>,
                V,
                N extends CardNotation<C, ?, S, A>>
        implements Rules<C, S, A, E, V> {
    private final Ruling<S, A, E, ?> actions;
    private final String acting;
    private final N notation;

    /**
     * The rules of a game.
     *
     * @param begin makes what carries an action out, from the state before the action
     * @param <P> what carries an action out
     * @param acting the number of the rule that says what a player can do: it refuses incomplete actions and those of another game
     */
    protected <P extends RunningAction<S, E>> RuledGame(
            ActionRules<S, A, E, P> actions, Function<S, P> begin, String acting, N notation) {
        this.actions = new Ruling<>(actions, begin);
        this.acting = acting;
        this.notation = notation;
    }

    /** Everything wrong with a complete configuration, {@linkplain Problem#capped capped}. */
    protected abstract Seq<Problem> faults(C config);

    /** An opening for a configuration that is known to be valid. */
    protected abstract Opening<S, E> opening(C config);

    /** Everything wrong with a configuration: at most {@link Problem#MOST} problems, and one that says how many more there are. */
    public final Seq<Problem> problems(C config) {
        @Nullable MissingPart missing = isWhole(config) ? null : notation.missing(config);
        return missing == null ? faults(config) : missing(config, missing);
    }

    /**
     * The problems of an incomplete configuration: by default only that the first part is missing. Override it to report all that is missing.
     *
     * @param config the configuration; null if all of it is missing
     * @param first the first that is null; {@code configuration} if all is missing
     */
    protected Seq<Problem> missing(@Nullable C config, MissingPart first) {
        return Array.of(Problem.missing(first.place(), asking(config, first.part())));
    }

    /**
     * The number of the rule that asks for a part of a configuration, which is missing; an empty text if no rule of the game does.
     *
     * @param config the configuration; null if all of it is missing
     * @param part the name of the component; {@code configuration} if all is missing
     */
    protected String asking(@Nullable C config, String part) {
        return "";
    }

    private static boolean isWhole(@Nullable Complete value) {
        return value != null && value.isComplete();
    }

    @Override
    public final Either<Seq<Problem>, Opening<S, E>> open(C config) {
        Seq<Problem> problems = problems(config);
        return problems.isEmpty() ? Either.right(opening(config)) : Either.left(problems);
    }

    @Override
    public final Knowledge remembered(Knowledge known, E told) {
        return told.remembered(known);
    }

    @Override
    public Seq<Seat> seats(S state) {
        return state.seats();
    }

    @Override
    public Seq<Seat> staying(S state) {
        return state.staying();
    }

    @Override
    public Seq<Decision> pending(S state) {
        return state.pending();
    }

    @Override
    public Seq<Seat> deciders(S state) {
        return state.deciders();
    }

    @Override
    public Option<Outcome> outcome(S state) {
        return state.outcome();
    }

    /** Everything that a seat may know, and nothing else; for an onlooker, what everybody may know. */
    protected abstract V viewOf(S state, Seat seat);

    @Override
    public final V view(S state, Seat seat) {
        try {
            return viewOf(state, seat);
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    /**
     * What is worked out from a view, such as what is {@linkplain #shown shown}.
     *
     * @throws IllegalStateException if the view is of a state to which the rules do not lead
     */
    protected static <T> T workedOut(Supplier<T> from) {
        try {
            return from.get();
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    /** A random state that has that view, as {@link #imagine} says. */
    protected abstract S imagined(V view, CardPool pool, Rng rng);

    @Override
    public final S imagine(V view, CardPool pool, Rng rng) {
        return workedOut(() -> imagined(view, pool, rng));
    }

    @Override
    public Seq<A> legal(S state, Seat seat) {
        try {
            return actions.rules.legal(state, seat);
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    @Override
    public Seq<Refused<A>> refused(S state, Seat seat) {
        try {
            return seats(state).contains(seat) ? actions.rules.refused(state, seat) : Array.empty();
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    @Override
    public Moves<S, A, E> moves(S state, Seat seat) {
        try {
            return actions.moves(state, seat);
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    /** The lowest rule number first, each refusal once. Incomplete actions and those of another game are refused, too. */
    @Override
    public Seq<Rejection> whyNot(S state, A action) {
        @Nullable Rejection senseless = senseless(action);
        try {
            return senseless == null ? actions.rules.whyNot(state, action) : Array.of(senseless);
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    @Override
    public Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
        @Nullable Rejection senseless = senseless(action);
        try {
            return senseless == null ? actions.apply(state, action) : Either.left(Array.of(senseless));
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    /** Why an action cannot even be looked at, or null. */
    private @Nullable Rejection senseless(@Nullable A action) {
        if (action != null && !actions.rules.cover(action.kind())) {
            return Rejection.of(acting + "/other-game", "this is not an action of this game");
        }
        return isWhole(action) ? null : notation.incomplete(acting, action);
    }

    @Override
    public Seat actor(A action) {
        return action.seat();
    }

    @Override
    public final boolean concedes(A action) {
        return actions.rules.cover(action.kind()) && isConceding(action);
    }

    /** Whether an action of this game, and not of another one, concedes it. */
    protected boolean isConceding(A action) {
        return actions.rules.concedes(action);
    }

    @Override
    public N notation() {
        return notation;
    }

    /** The rules for actions, with what they need to carry one out. */
    private record Ruling<S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>>(
            ActionRules<S, A, E, P> rules, Function<S, P> begin) {
        Moves<S, A, E> moves(S state, Seat seat) {
            return rules.moves(state, seat, begin);
        }

        Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
            return rules.apply(state, action, begin);
        }
    }
}
