package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A game as a part of a larger one.
 *
 * @param name its name in texts of the larger one
 * @param rules its rules
 * @param opening makes an opening of a configuration that is known to be valid, or follows from an imagined state
 * @param actions how its actions are wrapped in those of the larger one
 * @param events how its events are wrapped in those of the larger one
 * @param <C> its configurations
 * @param <P> its states
 * @param <X> its actions
 * @param <F> its events
 * @param <W> its views
 * @param <A> actions of the larger one
 * @param <E> events of the larger one
 */
public record Part<C, P, X, F, W, A, E>(
        String name,
        Rules<C, P, X, F, W> rules,
        Function<? super C, ? extends Opening<P, F>> opening,
        Wrapping<X, A, ?> actions,
        Wrapping<F, E, ?> events) {

    /** A part that checks each configuration that it begins with. */
    public Part(String name, Rules<C, P, X, F, W> rules, Wrapping<X, A, ?> actions, Wrapping<F, E, ?> events) {
        this(name, rules, config -> rules.open(config).get(), actions, events);
    }

    Either<Seq<Problem>, Opening<P, E>> open(C config) {
        return rules.open(config).map(openings -> seed -> outside(openings.start(seed)));
    }

    Step<P, E> begin(C config, long seed) {
        return outside(opening.apply(config).start(seed));
    }

    private Step<P, E> outside(Step<P, F> step) {
        return new Step<>(step.state(), step.events().map(events.around()), step.undoable());
    }

    Seq<A> legal(P state, Seat seat) {
        return rules.legal(state, seat).map(actions.around());
    }

    <S> Moves<S, A, E> moves(P state, Seat seat, Function<Step<P, E>, Step<S, E>> whole) {
        Moves<P, X, F> moves = rules.moves(state, seat);
        return Moves.at(moves.map(actions.around()), place -> whole.apply(outside(moves.step(place))));
    }

    Seq<Rejection> whyNot(P state, A action) {
        return rules.whyNot(state, actions.get(action));
    }

    Seq<Refused<A>> refused(P state, Seat seat) {
        return rules.refused(state, seat).map(refused -> refused.map(actions.around()));
    }

    Either<Seq<Rejection>, Step<P, E>> apply(P state, A action) {
        return rules.apply(state, actions.get(action)).map(this::outside);
    }

    Seat actor(A action) {
        return rules.actor(actions.get(action));
    }

    boolean concedes(A action) {
        return rules.concedes(actions.get(action));
    }

    E seenBy(E event, Seat seat) {
        return events.around().apply(rules.seenBy(events.get(event), seat));
    }

    Option<E> told(E event, Seat seat) {
        return rules.told(events.get(event), seat).map(events.around());
    }

    Knowledge remembered(Knowledge known, E told) {
        return rules.remembered(known, events.get(told));
    }

    Notation<C, P, X> notation() {
        return rules.notation();
    }

    /** The state that a text stands for; a problem with it is reported at its place in the larger game. */
    Either<Problem, P> read(C config, String text) {
        return notation().readBegun(config, text).mapLeft(problem -> problem.at(name + " " + problem.place()));
    }
}
