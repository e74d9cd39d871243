package io.github.terrene.kernel.play;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;

/**
 * What was done, and what it led to.
 *
 * @param action the action, accepted
 * @param step the state after it and what happened
 */
public record Move<S, A, E>(A action, Step<S, E> step) {
    /** The form of moves in games with that configuration; like states, moves are for the host alone. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Move<S, A, E>
    public static <C, S, A, E> Form<Move<S, A, E>> form(GameForms<C, S, A, E, ?> forms, C configuration) {
        return (Form<Move<S, A, E>>)
                forms.types().of(Move.class, forms.state(configuration), forms.action(), forms.event());
    }

    /** All that can be done, with what it leads to, as a list. */
    public static <S, A, E> Array<Move<S, A, E>> all(Moves<S, A, E> moves) {
        return Array.tabulate(moves.size(), place -> new Move<>(moves.action(place), moves.step(place)));
    }
}
