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
    /**
     * A state as text.
     *
     * @param origin where it belongs: the name of the game, and the configuration as far as the state holds it
     */
    String write(String origin, S state);

    /**
     * The form of states.
     *
     * @param notation the notation that writes them like this
     * @param config the configuration of the games
     */
    Form<S> form(Notation<C, S, ?> notation, C config);

    /** The state that a text stands for, or the first thing that is wrong with it. */
    Either<Problem, S> read(String origin, C config, String text);
}
