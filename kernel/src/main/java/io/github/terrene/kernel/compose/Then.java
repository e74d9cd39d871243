package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game in two parts, each by rules of its own, such as a draft and then a tournament with the decks. The same seats play
 * both. The second part begins in the same step in which the first is over, with a configuration made from how that ended; or never, then
 * the whole is over with the first.
 *
 * <p>A game extends this to say what is its own: its types, {@linkplain #next what the second part begins with}, {@linkplain #tooEarly why
 * nothing can be done in it before}, and how both are {@linkplain #before imagined} together. Its {@link #notation} writes both states with
 * {@link #writeFirst} and {@link #writeSecond} and reads them with {@link #read}.
 *
 * <p>The seeds of the parts are the states of {@link Rng#split}(0) and {@link Rng#split}(1) of the generator that the whole was begun with.
 *
 * @param <C> configurations of the whole, and of its first part
 * @param <D> states of the first part
 * @param <W> its views
 * @param <G> configurations of the second part
 * @param <T> its states
 * @param <X> its views
 * @param <S> states of the whole
 * @param <A> its actions
 * @param <E> its events
 * @param <V> its views
 */
public abstract class Then<C, D, W, G, T, X, S extends Twofold<D, T>, A, E, V extends Twofold<W, X>>
        implements Rules<C, S, A, E, V> {
    private static final int FIRST = 0;
    private static final int SECOND = 1;
    private static final int REST = 2;

    private final Part<C, D, ?, ?, W, A, E> first;
    private final Part<G, T, ?, ?, X, A, E> second;

    /** One part, then another. */
    protected Then(Part<C, D, ?, ?, W, A, E> first, Part<G, T, ?, ?, X, A, E> second) {
        this.first = first;
        this.second = second;
    }

    /** The configuration of the second part after that state of the first; none as long as the first goes on, and if no second follows. */
    protected abstract Option<G> next(D ended);

    /** Why nothing can be done in the second part, which has not begun. */
    protected abstract Rejection tooEarly(D now);

    /** A state of the whole. */
    protected abstract S state(D now, Option<T> then, Rng rng);

    /** The generator of a state. */
    protected abstract Rng rng(S state);

    /** A view of the whole. */
    protected abstract V view(W now, Option<X> then);

    /**
     * Imagines how the first part ended, when the second has begun: by default from the first view alone.
     *
     * @param ended what the seat knows of that
     * @param now what it knows of the second part
     */
    protected D before(W ended, X now, CardPool pool, Rng rng) {
        return first.rules().imagine(ended, pool, rng);
    }

    /** An imagined state of the second part, with the configuration that follows from the imagined first: by default as it is. */
    protected T configured(T imagined, G config) {
        return imagined;
    }

    /** Why an action is refused of which something is missing; empty if it is complete. By default every action is. */
    protected Seq<Rejection> incomplete(@Nullable A action) {
        return Array.empty();
    }

    @Override
    public final Either<Seq<Problem>, Opening<S, E>> open(C config) {
        return first.open(config).map(openings -> seed -> {
            Rng rng = Rng.of(seed);
            return proceed(rng, openings.start(rng.split(FIRST).state()));
        });
    }

    private Step<S, E> proceed(Rng rng, Step<D, E> step) {
        Option<G> next = next(step.state());
        if (next.isEmpty()) {
            return new Step<>(state(step.state(), Option.none(), rng), step.events(), step.undoable());
        }
        Step<T, E> begun = second.begin(next.get(), rng.split(SECOND).state());
        return new Step<>(
                state(step.state(), Option.some(begun.state()), rng),
                step.events().appendAll(begun.events()),
                false);
    }

    private Playing<?, S, A, E> playing(S state) {
        return state.second().isEmpty()
                ? inFirst(state)
                : inSecond(state, state.second().get());
    }

    /** Where an action belongs; null if that has not begun. */
    private @Nullable Playing<?, S, A, E> playing(S state, A action) {
        return first.takes(action) ? inFirst(state) : state.second().isEmpty() ? null : playing(state);
    }

    private Playing<D, S, A, E> inFirst(S state) {
        return new Playing<>(first, state.first(), step -> proceed(rng(state), step));
    }

    private Playing<T, S, A, E> inSecond(S state, T now) {
        return new Playing<>(
                second,
                now,
                step -> new Step<>(
                        state(state.first(), Option.some(step.state()), rng(state)), step.events(), step.undoable()));
    }

    @Override
    public final Seq<Seat> seats(S state) {
        return first.rules().seats(state.first());
    }

    @Override
    public final Seq<Decision> pending(S state) {
        return playing(state).pending();
    }

    @Override
    public final Seq<Seat> deciders(S state) {
        return playing(state).deciders();
    }

    @Override
    public final Seq<A> legal(S state, Seat seat) {
        return playing(state).legal(seat);
    }

    @Override
    public final Seq<A> choices(S state, Seat seat) {
        return playing(state).choices(seat);
    }

    @Override
    public final Moves<S, A, E> moves(S state, Seat seat) {
        return playing(state).moves(seat);
    }

    @Override
    public final Seq<Rejection> whyNot(S state, A action) {
        Seq<Rejection> missing = incomplete(action);
        if (!missing.isEmpty()) {
            return missing;
        }
        @Nullable Playing<?, S, A, E> part = playing(state, action);
        return part == null ? Array.of(tooEarly(state.first())) : part.whyNot(action);
    }

    @Override
    public final Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
        Seq<Rejection> missing = incomplete(action);
        if (!missing.isEmpty()) {
            return Either.left(missing);
        }
        @Nullable Playing<?, S, A, E> part = playing(state, action);
        return part == null ? Either.left(Array.of(tooEarly(state.first()))) : part.apply(action);
    }

    @Override
    public final Option<Outcome> outcome(S state) {
        return playing(state).outcome();
    }

    @Override
    public final V view(S state, Seat seat) {
        return view(
                first.rules().view(state.first(), seat),
                state.second().map(now -> second.rules().view(now, seat)));
    }

    @Override
    public final Seq<Seat> awaited(V view) {
        return view.second().fold(() -> first.rules().awaited(view.first()), second.rules()::awaited);
    }

    @Override
    public final E seenBy(E event, Seat seat) {
        return telling(event).seenBy(event, seat);
    }

    @Override
    public final Option<E> told(E event, Seat seat) {
        return telling(event).told(event, seat);
    }

    private Part<?, ?, ?, ?, ?, A, E> telling(E event) {
        return first.tells(event) ? first : second;
    }

    @Override
    public final S imagine(V view, CardPool pool, Rng rng) {
        Rng rest = rng.split(REST);
        if (view.second().isEmpty()) {
            return state(first.rules().imagine(view.first(), pool, rng.split(FIRST)), Option.none(), rest);
        }
        X now = view.second().get();
        D ended = before(view.first(), now, pool, rng.split(FIRST));
        G config = next(ended).get();
        T imagined = second.rules().imagine(now, second.rules().pool(config), rng.split(SECOND));
        return state(ended, Option.some(configured(imagined, config)), rest);
    }

    /** What is known about the decks of the first part; those of the second are what comes of it. */
    @Override
    public final CardPool pool(C config) {
        return first.rules().pool(config);
    }

    @Override
    public final Seat actor(A action) {
        return taking(action).actor(action);
    }

    @Override
    public final boolean concedes(A action) {
        return taking(action).concedes(action);
    }

    private Part<?, ?, ?, ?, ?, A, E> taking(A action) {
        return first.takes(action) ? first : second;
    }

    /** The first part of a state, as its rules write it. */
    public final String writeFirst(S state) {
        return first.write(state.first());
    }

    /** The second part of a state, as its rules write it; none before it begins. */
    public final Option<String> writeSecond(S state) {
        return state.second().map(second::write);
    }

    /** The state whose parts were written so, or what is wrong with them. */
    public final Either<Problem, S> read(C config, String written, Option<String> then, Rng rng) {
        return first.read(config, written).flatMap(ended -> {
            Option<G> next = next(ended);
            if (next.isDefined() != then.isDefined()) {
                return Either.left(Problem.at(second.name(), "begins in the step that ends the " + first.name()));
            }
            return next.isEmpty()
                    ? Either.right(state(ended, Option.none(), rng))
                    : second.read(next.get(), then.get()).map(now -> state(ended, Option.some(now), rng));
        });
    }
}
