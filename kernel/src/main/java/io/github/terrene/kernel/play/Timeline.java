package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A running game with its past, for programs that let people take moves back. It is immutable, so an old one can be kept as a bookmark.
 *
 * <pre>{@code
 * Timeline<Game, Action, Event> timeline = Timeline.start(rules, config, seed).get();
 * timeline = timeline.play(rules, attack).get();
 * timeline = timeline.undo(rules, seat).getOrElse(timeline);
 * }</pre>
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 */
public final class Timeline<S, A, E> {
    private final Step<S, E> start;
    private final List<Move<S, A, E>> latestFirst;

    private Timeline(Step<S, E> start, List<Move<S, A, E>> latestFirst) {
        this.start = start;
        this.latestFirst = latestFirst;
    }

    /** A game from its start, or from wherever it is resumed. */
    public static <S, A, E> Timeline<S, A, E> from(Step<S, E> start) {
        return new Timeline<>(start, List.empty());
    }

    /** A new game at its start, or everything wrong with the configuration. */
    public static <C, S, A, E> Either<Seq<Problem>, Timeline<S, A, E>> start(
            Rules<C, S, A, E, ?> rules, C config, long seed) {
        return rules.start(config, seed).map(Timeline::from);
    }

    /** The game after an action, or why the action is refused; this timeline stays as it is. */
    public Either<Seq<Rejection>, Timeline<S, A, E>> play(Rules<?, S, A, E, ?> rules, A action) {
        return rules.apply(state(), action).map(step -> and(new Move<>(action, step)));
    }

    /**
     * The game after a move that was already made, by {@link Rules#apply} or elsewhere. It is for programs that already have the step and need
     * not compute it twice. Nothing is checked: the step must be the result of the action in {@link #state() this state}, otherwise the
     * timeline shows a past that never happened.
     */
    public Timeline<S, A, E> and(Move<S, A, E> move) {
        return new Timeline<>(start, latestFirst.prepend(move));
    }

    /**
     * The game without that seat's last action, or why that action cannot be taken back. What others have done since stays done, and no
     * other seat's action is ever taken back.
     *
     * <p>It can be taken back unless the seat learned something from the action itself ({@link Step#undoable}) or since then: from an
     * event, or a change in its {@link Rules#view view}. So what a seat may take back depends only on what it knows. In a simultaneous
     * decision, it does not depend on whether or what others have chosen in the meantime.
     *
     * @throws IllegalStateException if an action that others have taken since is refused without this one: a bug in the rules, since an
     *     action that nobody was told about cannot matter to others
     */
    public Either<NoUndo, Timeline<S, A, E>> undo(Rules<?, S, A, E, ?> rules, Seat seat) {
        List<Move<S, A, E>> since =
                latestFirst.takeUntil(move -> rules.actor(move.action()).equals(seat));
        List<Move<S, A, E>> own = latestFirst.drop(since.size());
        if (own.isEmpty()) {
            return Either.left(NoUndo.NOTHING_DONE);
        }
        if (!own.head().step().undoable()) {
            return Either.left(NoUndo.FINAL);
        }
        if (told(rules, seat, own.head().step().state(), since)) {
            return Either.left(NoUndo.TOLD_SINCE);
        }
        return Either.right(since.foldRight(
                new Timeline<>(start, own.tail()), (move, before) -> before.again(rules, move.action())));
    }

    private boolean told(Rules<?, S, A, E, ?> rules, Seat seat, S then, List<Move<S, A, E>> since) {
        return since.exists(move -> move.step()
                        .events()
                        .exists(event -> rules.told(event, seat).isDefined()))
                || since.nonEmpty() && !rules.view(state(), seat).equals(rules.view(then, seat));
    }

    private Timeline<S, A, E> again(Rules<?, S, A, E, ?> rules, A action) {
        return play(rules, action)
                .getOrElseThrow(refused -> new IllegalStateException("the rules are broken: " + action
                        + " is refused without an action that its seat knows nothing about: " + refused.mkString(" ")));
    }

    /** The current state. */
    public S state() {
        return last().state();
    }

    /** The step that led to the current state: the start if nothing was played. */
    public Step<S, E> last() {
        return latestFirst.headOption().map(Move::step).getOrElse(start);
    }

    /** The step that everything started from. */
    public Step<S, E> first() {
        return start;
    }

    /** How many actions were played. */
    public int length() {
        return latestFirst.size();
    }

    /** All moves, in order. */
    public Seq<Move<S, A, E>> moves() {
        return moves(0);
    }

    /**
     * The moves after some, in order: who follows a long game need not look at all of it again.
     *
     * @param known how many of the first moves are left out
     */
    public Seq<Move<S, A, E>> moves(int known) {
        return Array.ofAll(latestFirst.take(length() - known).reverse());
    }

    /** All actions, in order. */
    public Seq<A> actions() {
        return moves().map(Move::action);
    }

    /** Everything that happened, from the start on. */
    public Seq<E> events() {
        return Array.ofAll(start.events())
                .appendAll(moves().flatMap(move -> move.step().events()));
    }
}
