package io.github.terrene.examples.terminal.told;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Timeline;

/**
 * Tells a game while it is played.
 *
 * @param <S> states
 * @param <E> events
 */
public interface Storyteller<S, E> {
    /** Tells how a game begins. */
    void begin(Step<S, E> start);

    /** Tells what happened in that game. */
    void tell(S before, Step<S, E> step);

    /** Plays what the rules allow, tells what happens, and prints it. */
    default <A> Timeline<S, A, E> tell(Rules<?, S, A, E, ?> rules, Timeline<S, A, E> before, Iterable<A> actions) {
        Timeline<S, A, E> game = before;
        for (A action : actions) {
            S from = game.state();
            game = game.play(rules, action).get();
            tell(from, game.last());
        }
        pause();
        return game;
    }

    /** Says how the game ended, if it is over and that was not told as something that happened. */
    default void end(S game) {}

    /** Draws what is known of the table, unless only results are told. */
    void board(S game);

    /** Prints everything told so far. */
    void pause();
}
