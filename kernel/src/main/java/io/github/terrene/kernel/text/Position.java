package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * What can be said about a game without knowing how its rules represent what is still to be done, in the same terms for every game:
 * fingerprints are made from it, as {@link Notation#writePosition} says.
 *
 * @param table what lies on the table
 * @param pending who must decide what; nobody when the game is over
 * @param chosen what has been chosen in that and does not show on the table yet, the earliest first
 * @param due what is under way or waiting to happen, the next one first
 * @param rng the generator
 * @param <T> tables
 * @param <A> actions
 * @param <D> what can be {@linkplain io.github.terrene.kernel.Shown#due due}
 */
public record Position<T, A, D>(T table, Array<Decision> pending, Array<A> chosen, Array<D> due, Rng rng) {
    /** The form of positions of games with these types. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Position<T, A, D>
    public static <T, A, D> Form<Position<T, A, D>> form(Forms forms, Class<T> tables, Class<A> actions, Class<D> due) {
        return (Form<Position<T, A, D>>) forms.of(Position.class, forms.of(tables), forms.of(actions), forms.of(due));
    }

    /**
     * Writes the positions of states.
     *
     * @param of the position of a state
     */
    public static <S, T, A, D> Function<S, String> writer(
            Forms forms, Class<T> tables, Class<A> actions, Class<D> due, Function<? super S, Position<T, A, D>> of) {
        Lazy<Form<Position<T, A, D>>> form = Lazy.of(() -> form(forms, tables, actions, due));
        return state -> Canonical.write(form.get(), of.apply(state));
    }
}
