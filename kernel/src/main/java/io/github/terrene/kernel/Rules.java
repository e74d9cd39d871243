package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The rules of one game, as pure functions of its state. A duel, a match of several games, a draft and a tournament are all
 * {@code Rules}.
 *
 * <p>A program that embeds a game keeps a state, asks {@link #deciders} who must decide, shows each seat its {@link #view}, and passes what
 * a seat chose to {@link #apply}. Nothing here has side effects, and a state never changes.
 *
 * <p>A seat that is not among {@link #seats} is an onlooker's: a stream, a lobby. {@link Seat#ONLOOKER} is one in any game of at most 25
 * players, and every method accepts it like a player's seat. It is never awaited and has nothing to choose from. Its actions are refused like
 * any other illegal action, unless the game says that an action is the host's own, such as reporting a game that was played elsewhere. Its view
 * holds what is public, which every player knows, and is the same for all onlookers. The events it is sent update the table of that view,
 * and states can be imagined from the view as from a player's.
 *
 * @param <C> what a game is configured with: players' decks, options
 * @param <S> the complete truth about a game
 * @param <A> what a seat can do; every action names its seat
 * @param <E> what happened
 * @param <V> what one seat may know
 */
public interface Rules<C, S, A, E, V> {

    /** Checks a configuration once for any number of games, or lists everything wrong with it. */
    Either<Seq<Problem>, Opening<S, E>> open(C config);

    /** Starts a new game, or lists everything wrong with the configuration. */
    default Either<Seq<Problem>, Step<S, E>> start(C config, long seed) {
        return open(config).map(opening -> opening.start(seed));
    }

    /** All seats, ascending. */
    Seq<Seat> seats(S state);

    /** Who still plays, ascending: all seats but those that have left the game while others play on. Everybody knows it. */
    default Seq<Seat> staying(S state) {
        return seats(state);
    }

    /**
     * Who must decide what now, ascending by seat; several seats may have to decide at the same time. Empty when the game is over.
     *
     * <p>This is for the host. It would tell a player which of several secret choices have already been made; show players {@link #awaited}
     * instead.
     */
    Seq<Decision> pending(S state);

    /** Who must decide now, ascending: the seats of {@link #pending}. Like that, it is for the host, not for players. */
    default Seq<Seat> deciders(S state) {
        return pending(state).map(Decision::seat);
    }

    /**
     * Every choice of that seat, in a stable order. A seat that is not awaited has none, except in games that a player may leave at any
     * time: then it can {@linkplain #concedes concede}. An onlooker has none.
     */
    Seq<A> legal(S state, Seat seat);

    /**
     * What that seat can choose from apart from {@linkplain #concedes conceding}, in the order of {@link #legal}; empty if it is not
     * awaited.
     */
    default Seq<A> choices(S state, Seat seat) {
        return legal(state, seat).reject(this::concedes);
    }

    /**
     * What a fair host does for a seat that is awaited but absent, or whose time is up: something that ends its turn, answers with the minimum,
     * or passes. It depends only on what the seat may know. If it is done again and again, the game ends. Usually it is the last of the seat's
     * {@link #choices}.
     *
     * @throws IllegalArgumentException if the seat is not awaited
     */
    default A fallback(S state, Seat seat) {
        Seq<A> choices = choices(state, seat);
        return (choices.isEmpty() ? legal(state, seat) : choices)
                .lastOption()
                .getOrElseThrow(() -> new IllegalArgumentException("seat " + seat + " is not awaited"));
    }

    /**
     * What that seat can do, as {@link #legal} lists it, and what each action leads to: for searches in states that were {@linkplain
     * #imagine imagined}, and for hosts. A step holds the true state; no player may have a step of a game in progress.
     */
    default Moves<S, A, E> moves(S state, Seat seat) {
        return Moves.of(
                legal(state, seat),
                action -> apply(state, action)
                        .getOrElseThrow(rejections -> new IllegalStateException("the rules are broken: " + action
                                + " is legal but refused: " + rejections.mkString(" "))));
    }

    /**
     * The rules that forbid an action, the lowest number first; empty if it is legal.
     *
     * <p>The answer is for the seat that the action names: it cites what that seat knows, and reveals whether that seat has yet to decide.
     * On behalf of a player, ask only about that player's own seat, and never show a player what another seat was told.
     */
    Seq<Rejection> whyNot(S state, A action);

    /**
     * What that seat might have thought of but cannot do, each action once, with the {@linkplain #whyNot reasons}: every use of each card
     * in its hand and of its cards in play, and, while it is asked a question, the answers that are not offered. Actions that name something
     * that does not exist are not listed, nor is {@linkplain #concedes conceding}.
     *
     * <p>What a seat may do with its cards at another moment is listed, too, and refused because it is the wrong moment. The same goes for a
     * seat that is not awaited, and when the game is over. Actions of kinds that the seat can choose from now come first; the order is stable.
     * For an onlooker the list is empty.
     *
     * <p>Like {@link #whyNot}, the answer holds nothing that the seat may not know, and is for nobody else. It takes longer than {@link #legal}:
     * ask only when a player does.
     */
    Seq<Refused<A>> refused(S state, Seat seat);

    /** Applies an action: the new state and what happened, or why the action is refused. A refusal changes nothing. */
    Either<Seq<Rejection>, Step<S, E>> apply(S state, A action);

    /** How the game ended; none while it goes on. */
    Option<Outcome> outcome(S state);

    /**
     * The seats by rank once the game is over, the best first, those that share a rank together; empty while it goes on. Unless the rules rank
     * players, as those of tournaments do, it says who won: {@link Outcome#ranks}.
     */
    default Seq<Array<Seat>> ranks(S state) {
        return outcome(state).toArray().flatMap(outcome -> outcome.ranks(seats(state)));
    }

    /** Everything that this seat may know, and nothing else; for an onlooker, what everybody may know. */
    V view(S state, Seat seat);

    /**
     * The view in terms of the game only: for screens, and for everything that is to outlive the way in which these rules represent what they
     * still have to do. It tells what the view tells; states are imagined from the view alone.
     */
    Shown<A> shown(V view);

    /**
     * Who is awaited, ascending, as far as the view's seat knows: what an app may show as "waiting for". While several seats choose in
     * secret at the same time, each of the others counts as awaited until all have chosen; a seat always knows about itself.
     */
    Seq<Seat> awaited(V view);

    /** The event as this seat sees it: the same type, with what the seat may not know left out. */
    E seenBy(E event, Seat seat);

    /**
     * What a host tells this seat about an event: the event as {@linkplain #seenBy seen by} the seat, or none if the seat may not even know
     * that something happened, for example at another table of a tournament.
     */
    default Option<E> told(E event, Seat seat) {
        return Option.some(seenBy(event, seat));
    }

    /**
     * A random state whose view for that seat is exactly this view, with a generator of its own.
     *
     * @param pool what is believed about the decks and known about where their cards are; {@link CardPool#knownTo} is what the seat knows at
     *     the start, and {@link #remembered} what it knows later. If pool and view contradict each other, the view is right: a card that cannot
     *     be in a place is not put there
     * @param rng the caller's own generator, never the game's
     */
    S imagine(V view, CardPool pool, Rng rng);

    /**
     * What a seat knows about hidden cards after it was {@linkplain #told told} an event, for {@link #imagine}: a card that was seen going
     * into a hand, onto a deck or face-down into play is there until it may have left. It never claims anything that is not true, but may
     * forget; by default it forgets everything.
     *
     * @param known what the seat knew before
     * @param told the event as the seat was told it
     */
    default Knowledge remembered(Knowledge known, E told) {
        return Knowledge.NONE;
    }

    /**
     * The cards that each seat plays with, for {@link #imagine}: all lists, as if deck lists were open; {@link CardPool#UNKNOWN} in a game
     * without decks. Give a player no more than {@link CardPool#knownTo}.
     */
    CardPool pool(C config);

    /** The seat that an action belongs to. The action must be complete; only {@link #whyNot} accepts incomplete ones, and refuses them. */
    Seat actor(A action);

    /**
     * Whether the action concedes the game: generators, bots, perft and benchmarks leave such actions out. The action must be complete, as
     * for {@link #actor}.
     */
    boolean concedes(A action);

    /** How configurations, actions and states are written down. */
    Notation<C, S, A> notation();

    /** What configurations, states, actions, events and views consist of, for programs that write them in any other way. */
    GameForms<C, S, A, E, V> forms();

    /**
     * Applies several actions one after another, all or nothing.
     *
     * @return the last state with all events, undoable if every step is undoable; or why the first illegal action is refused
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
