package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Knowledge;
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
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game in two parts, each with rules of its own, such as a draft and then a tournament with the decks. The same seats play
 * both. The second part begins in the same step in which the first ends. If the first leads to no second part, the whole game is over with it.
 *
 * <p>A game extends this class to say what is specific to it: {@linkplain #next what the second part begins with}, {@linkplain #tooEarly why
 * nothing can be done in it before}, {@linkplain #imaginedEnd how the first may have ended} when a state is imagined, and a {@link #notation},
 * which leaves states to {@link #texts}.
 *
 * <p>The seeds of the parts are the states of {@link Rng#split}(0) and {@link Rng#split}(1) of the generator of the whole.
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
public abstract class Then<C, D, W, G, T, X, S extends TwoParts.State<D, T>, A, E, V extends TwoParts<W, X>>
        implements Rules<C, S, A, E, V> {
    private static final int FIRST = 0;
    private static final int SECOND = 1;
    private static final int REST = 2;

    private final Part<C, D, ?, ?, W, A, E> first;
    private final Part<G, T, ?, ?, X, A, E> second;
    private final TwoParts.Maker<D, T, S> states;
    private final BiFunction<W, Option<X>, V> views;
    private final String acting;
    private @Nullable TwoTexts<C, D, G, T, S> texts; // created on first use, since it asks the game what is next

    /**
     * The rules of one part and then another.
     *
     * @param states makes a state from those of its parts and the generator of the whole
     * @param views makes a view from those of its parts
     * @param acting the number of the rule that says what a player can do: it refuses what is no action of either part
     */
    protected Then(
            Part<C, D, ?, ?, W, A, E> first,
            Part<G, T, ?, ?, X, A, E> second,
            TwoParts.Maker<D, T, S> states,
            BiFunction<W, Option<X>, V> views,
            String acting) {
        this.first = first;
        this.second = second;
        this.states = states;
        this.views = views;
        this.acting = acting;
    }

    /** The configuration of the second part after that state of the first; none while the first goes on, or if no second part follows. */
    protected abstract Option<G> next(D state);

    /** Why nothing can be done in the second part, which has not begun. */
    protected abstract Rejection tooEarly(D state);

    /** A random state in which the first part may have ended, as far as a seat knows that has these views of the first and the second part. */
    protected abstract D imaginedEnd(W view, X now, CardPool pool, Rng rng);

    /** An imagined state of the second part with the configuration that follows from the imagined first: by default unchanged. */
    protected T configured(T imagined, G config) {
        return imagined;
    }

    /** Why an incomplete action is refused; none if it is complete. By default every action is complete. */
    protected Option<Rejection> incomplete(@Nullable A action) {
        return Option.none();
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
            return new Step<>(states.of(step.state(), Option.none(), rng), step.events(), step.undoable());
        }
        Step<T, E> begun = second.begin(next.get(), rng.split(SECOND).state());
        return new Step<>(
                states.of(step.state(), Option.some(begun.state()), rng),
                step.events().appendAll(begun.events()),
                false);
    }

    private Step<S, E> proceed(S before, Step<T, E> step) {
        return new Step<>(
                states.of(before.first(), Option.some(step.state()), before.rng()), step.events(), step.undoable());
    }

    @Override
    public final Seq<Seat> seats(S state) {
        return first.rules().seats(state.first());
    }

    @Override
    public final Seq<Seat> staying(S state) {
        return state.now(first.rules()::staying, second.rules()::staying);
    }

    @Override
    public final Seq<Decision> pending(S state) {
        return state.now(first.rules()::pending, second.rules()::pending);
    }

    @Override
    public final Seq<Seat> deciders(S state) {
        return state.now(first.rules()::deciders, second.rules()::deciders);
    }

    @Override
    public final Seq<A> legal(S state, Seat seat) {
        return state.now(now -> first.legal(now, seat), now -> second.legal(now, seat));
    }

    @Override
    public final Moves<S, A, E> moves(S state, Seat seat) {
        return state.now(
                now -> first.moves(now, seat, step -> proceed(state.rng(), step)),
                now -> second.moves(now, seat, step -> proceed(state, step)));
    }

    @Override
    public final Seq<Rejection> whyNot(S state, A action) {
        return barred(state, action)
                .getOrElse(() -> inFirst(action)
                        ? first.whyNot(state.first(), action)
                        : second.whyNot(state.second().get(), action));
    }

    @Override
    public final Seq<Refused<A>> refused(S state, Seat seat) {
        return state.now(now -> first.refused(now, seat), now -> second.refused(now, seat));
    }

    @Override
    public final Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
        return barred(state, action)
                .<Either<Seq<Rejection>, Step<S, E>>>map(Either::left)
                .getOrElse(() -> inFirst(action)
                        ? first.apply(state.first(), action).map(step -> proceed(state.rng(), step))
                        : second.apply(state.second().get(), action).map(step -> proceed(state, step)));
    }

    /** Why an action is refused before the rules of its part are asked. */
    private Option<Seq<Rejection>> barred(S state, @Nullable A action) {
        if (action != null && !inFirst(action) && !inSecond(action)) {
            return Option.some(Array.of(Rejection.of(acting + "/other-game", "this is not an action of this game")));
        }
        boolean early = !inFirst(action) && state.second().isEmpty();
        return incomplete(action)
                .orElse(() -> Option.when(early, () -> tooEarly(state.first())))
                .map(Array::of);
    }

    @Override
    public final Option<Outcome> outcome(S state) {
        return state.now(first.rules()::outcome, second.rules()::outcome);
    }

    @Override
    public final Seq<Array<Seat>> ranks(S state) {
        return state.now(first.rules()::ranks, second.rules()::ranks);
    }

    @Override
    public final V view(S state, Seat seat) {
        return views.apply(
                first.rules().view(state.first(), seat),
                state.second().map(now -> second.rules().view(now, seat)));
    }

    @Override
    public final Seq<Seat> awaited(V view) {
        return view.now(first.rules()::awaited, second.rules()::awaited);
    }

    @Override
    public final E seenBy(E event, Seat seat) {
        return telling(event).seenBy(event, seat);
    }

    @Override
    public final Option<E> told(E event, Seat seat) {
        return telling(event).told(event, seat);
    }

    /** What was seen in the first part tells nothing about the second, so it is remembered in neither. */
    @Override
    public final Knowledge remembered(Knowledge known, E told) {
        return first.events().holds(told) ? Knowledge.NONE : second.remembered(known, told);
    }

    private Part<?, ?, ?, ?, ?, A, E> telling(E event) {
        return first.events().holds(event) ? first : second;
    }

    @Override
    public final S imagine(V view, CardPool pool, Rng rng) {
        return view.now(
                now -> states.of(first.rules().imagine(now, pool, rng.split(FIRST)), Option.none(), rng.split(REST)),
                now -> imagine(imaginedEnd(view.first(), now, pool, rng.split(FIRST)), now, pool, rng));
    }

    private S imagine(D ended, X now, CardPool pool, Rng rng) {
        G config = next(ended).get();
        CardPool decks = second.rules().pool(config).with(pool.known());
        T imagined = second.rules().imagine(now, decks, rng.split(SECOND));
        return states.of(ended, Option.some(configured(imagined, config)), rng.split(REST));
    }

    /** What is known about the decks of the first part; the decks of the second are its result. */
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
        return (inFirst(action) || inSecond(action)) && taking(action).concedes(action);
    }

    private Part<?, ?, ?, ?, ?, A, E> taking(A action) {
        return inFirst(action) ? first : second;
    }

    private boolean inFirst(@Nullable A action) {
        return first.actions().holds(action);
    }

    private boolean inSecond(@Nullable A action) {
        return second.actions().holds(action);
    }

    /** How states are written and read, for the {@link #notation}. */
    public final TwoTexts<C, D, G, T, S> texts() {
        @Nullable TwoTexts<C, D, G, T, S> known = texts;
        if (known == null) {
            known = new TwoTexts<>(first, second, this::next, states);
            texts = known;
        }
        return known;
    }
}
