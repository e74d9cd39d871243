package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A game as a part of a larger one: its rules, and how what is done and happens in it stands among the actions and events of the whole.
 *
 * @param name what the whole calls the part, for the places of problems
 * @param rules its rules
 * @param opening makes an opening of a configuration that is known to be valid, or follows from an imagined state
 * @param action an action of the part as one of the whole
 * @param done the action of the part that one of the whole stands for, if any
 * @param event an event of the part as one of the whole
 * @param happened the event of the part that one of the whole stands for, if any
 * @param <C> configurations of the part
 * @param <P> its states
 * @param <X> its actions
 * @param <F> its events
 * @param <W> its views
 * @param <A> actions of the whole
 * @param <E> events of the whole
 */
public record Part<C, P, X, F, W, A, E>(
        String name,
        Rules<C, P, X, F, W> rules,
        Function<? super C, ? extends Opening<P, F>> opening,
        Function<? super X, ? extends A> action,
        Function<? super A, Option<X>> done,
        Function<? super F, ? extends E> event,
        Function<? super E, Option<F>> happened) {

    /** A part whose configurations are all checked. */
    public static <C, P, X, F, W, A, E> Part<C, P, X, F, W, A, E> of(
            String name,
            Rules<C, P, X, F, W> rules,
            Function<? super X, ? extends A> action,
            Function<? super A, Option<X>> done,
            Function<? super F, ? extends E> event,
            Function<? super E, Option<F>> happened) {
        return new Part<>(name, rules, config -> rules.open(config).get(), action, done, event, happened);
    }

    Either<Seq<Problem>, Opening<P, E>> open(C config) {
        return rules.open(config).map(games -> seed -> told(games.start(seed)));
    }

    Step<P, E> begin(C config, long seed) {
        return told(opening.apply(config).start(seed));
    }

    private Step<P, E> told(Step<P, F> step) {
        return new Step<>(step.state(), Array.ofAll(step.events()).map(event), step.undoable());
    }

    /** Whether an action of the whole is one of this part. */
    boolean takes(A whole) {
        return done.apply(whole).isDefined();
    }

    /** Whether an event of the whole is one of this part. */
    boolean tells(E whole) {
        return happened.apply(whole).isDefined();
    }

    Seq<A> legal(P state, Seat seat) {
        return rules.legal(state, seat).map(action);
    }

    Seq<A> choices(P state, Seat seat) {
        return rules.choices(state, seat).map(action);
    }

    Moves<P, A, E> moves(P state, Seat seat) {
        Moves<P, X, F> moves = rules.moves(state, seat);
        return Moves.at(moves.map(action), place -> told(moves.step(place)));
    }

    Seq<Rejection> whyNot(P state, A whole) {
        return rules.whyNot(state, done.apply(whole).get());
    }

    Either<Seq<Rejection>, Step<P, E>> apply(P state, A whole) {
        return rules.apply(state, done.apply(whole).get()).map(this::told);
    }

    Seat actor(A whole) {
        return rules.actor(done.apply(whole).get());
    }

    boolean concedes(A whole) {
        return rules.concedes(done.apply(whole).get());
    }

    E seenBy(E whole, Seat seat) {
        return event.apply(rules.seenBy(happened.apply(whole).get(), seat));
    }

    Option<E> told(E whole, Seat seat) {
        return rules.told(happened.apply(whole).get(), seat).map(event);
    }

    String write(P state) {
        return rules.notation().writeState(state);
    }

    /** The state of a text; a problem in it is told at its place in the whole. */
    Either<Problem, P> read(C config, String text) {
        return rules.notation()
                .readState(config, text)
                .mapLeft(problem -> new Problem(problem.rule(), name + " " + problem.place(), problem.sentence()));
    }
}
