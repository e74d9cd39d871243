package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The rules of one game, as pure functions of its state. A duel, a match of several games, a draft and a tournament are all
 * {@code Rules}.
 *
 * <p>A seat that is not among {@link #seats} is that of an onlooker: a stream, a lobby. {@link Seat#ONLOOKER} is one in any game of at most
 * 25 players, and every method takes it like a player's. It is never awaited and has nothing to choose from; an action of it is refused
 * like any other that is not legal. Its view holds what is public, which each of the players knows, and is the same for all onlookers. The
 * events it is sent change the table of that view, and from the view states are imagined as from a player's.
 *
 * <p>Whoever embeds a game keeps a state, asks {@link #pending} who must decide, shows each seat its {@link #view}, and hands
 * what a seat chose to {@link #apply}. Nothing here has a side effect, and no state is ever changed by a later action.
 *
 * @param <C> what a game is configured with: players' decks, options
 * @param <S> the whole truth about a game
 * @param <A> what a seat can do; every action names its seat
 * @param <E> what happened
 * @param <V> what one seat may know
 */
public interface Rules<C, S, A, E, V> {

    /** A new game, or all that is wrong with the configuration at once. */
    Either<Seq<Problem>, Step<S, E>> start(C config, long seed);

    /** All seats, ascending. */
    Seq<Seat> seats(S state);

    /**
     * Who must decide what now, ascending by seat; several seats decide at the same time. Empty when the game is over.
     *
     * <p>This is for the host. Shown to a player it would tell which of several secret choices are made already: players are shown
     * {@link #awaited}.
     */
    Seq<Decision> pending(S state);

    /** Every choice of that seat, in a stable order; empty if it is not awaited, as an onlooker never is. */
    Seq<A> legal(S state, Seat seat);

    /** What that seat can choose from without {@linkplain #concedes giving the game up}, in the order of {@link #legal}. */
    default Seq<A> choices(S state, Seat seat) {
        return legal(state, seat).reject(this::concedes);
    }

    /**
     * What that seat can do, as {@link #legal} lists it, and what each action leads to: for searches on states that were {@linkplain
     * #imagine imagined}. A step shows the true state; nobody who plays may have one.
     */
    default Moves<S, A, E> moves(S state, Seat seat) {
        return Moves.of(legal(state, seat), action -> apply(state, action).get());
    }

    /**
     * The rules that forbid an action, the lowest number first; empty if it is legal.
     *
     * <p>The answer is for the seat that the action names: it cites what that seat knows, and tells whether it has still to decide. Ask
     * for a player about that player's own seat only, and show nobody what another seat was told.
     */
    Seq<Rejection> whyNot(S state, A action);

    /** The reducer: the new state and what happened, or why not. A refusal changes nothing. */
    Either<Seq<Rejection>, Step<S, E>> apply(S state, A action);

    /** How the game ended; none while it goes on. */
    Option<Outcome> outcome(S state);

    /** All that this seat may know, and nothing else; where nobody sits, what everybody may know. */
    V view(S state, Seat seat);

    /**
     * Who is awaited, ascending, as far as the view's seat may know: what an app may show as "waiting for". While several seats choose in
     * secret at the same time, each of the others is awaited until all have chosen; about itself a seat always knows.
     */
    Seq<Seat> awaited(V view);

    /** The event as this seat sees it: the same type, with what the seat may not know left out. */
    E seenBy(E event, Seat seat);

    /**
     * A random state that looks to the view's seat exactly like the view, with a generator of its own.
     *
     * @param pool what is believed of the decks; {@link CardPool#knownTo} is what the seat knows
     * @param rng chance of whoever imagines, never the game's
     */
    S imagine(V view, CardPool pool, Rng rng);

    /**
     * The cards that each seat plays with, for {@link #imagine}: all lists, as they are public where deck lists are open; {@link
     * CardPool#UNKNOWN} in a game without decks. Give a player no more than {@link CardPool#knownTo}.
     */
    CardPool pool(C config);

    /** The seat whose action it is. */
    Seat actor(A action);

    /** Whether the action gives the game up: generators, bots, perft and benchmarks leave these out. */
    boolean concedes(A action);

    /** How configurations, actions and states are written down. */
    Notation<C, S, A> notation();

    /**
     * Several actions as one, all or nothing: the state is the one that the single actions lead to, one after another.
     *
     * @return the last state with the events of all, undoable if every single step is; or why the first illegal one is refused
     */
    default Either<Seq<Rejection>, Step<S, E>> applyAll(S state, Iterable<? extends A> actions) {
        Step<S, E> sum = new Step<>(state, Array.empty(), true);
        for (A action : actions) {
            Either<Seq<Rejection>, Step<S, E>> next = apply(sum.state(), action);
            if (next.isLeft()) {
                return next;
            }
            Step<S, E> step = next.get();
            sum = new Step<>(step.state(), sum.events().appendAll(step.events()), sum.undoable() && step.undoable());
        }
        return Either.right(sum);
    }
}
