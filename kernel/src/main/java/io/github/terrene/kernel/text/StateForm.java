package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.vavr.control.Either;

/**
 * How the states of a game are written and read.
 *
 * @param <C> configurations
 * @param <S> states
 */
public interface StateForm<C, S> {
    /** A state of a game of that name as text. */
    String write(String game, S state);

    /** What can be said about a state without knowing how the rules represent it, as {@link Notation#writePosition} says. */
    String position(S state);

    /**
     * The form of states.
     *
     * @param notation the notation that writes them like this
     * @param config the configuration of the games
     */
    Form<S> form(Notation<C, S, ?> notation, C config);

    /** The state of a game of that name that a text stands for, or the first thing that is wrong with it. */
    Either<Problem, S> read(String game, C config, String text);

    /** Where states of games of that name belong, as their prints say: the name, and the configuration as far as a state holds it. */
    String origin(String game, C config);
}
