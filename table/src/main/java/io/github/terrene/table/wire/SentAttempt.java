package io.github.terrene.table.wire;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An attempt at a puzzle, as a client sends it: nothing else is known of it.
 *
 * @param moves what the player has chosen so far, from the beginning of the puzzle; each but the last was right
 * @param wrong what is known to be wrong now; needed only to be given another hint
 */
public record SentAttempt<A>(Array<A> moves, Option<Array<A>> wrong) {
    /** The form of attempts in a game. */
    @SuppressWarnings("unchecked") // Java cannot name the class of SentAttempt<A>
    public static <A> Form<SentAttempt<A>> form(GameForms<?, ?, A, ?, ?> forms) {
        return (Form<SentAttempt<A>>) forms.types().of(SentAttempt.class, forms.action());
    }
}
