package io.github.terrene.table.wire;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;

/**
 * A move as a client sends it.
 *
 * @param answers the number of the latest line that the client had seen
 * @param action what the player does
 */
public record SentMove<A>(int answers, A action) {
    /** The form of moves in a game. */
    @SuppressWarnings("unchecked") // Java cannot name the class of SentMove<A>
    public static <A> Form<SentMove<A>> form(GameForms<?, ?, A, ?, ?> forms) {
        return (Form<SentMove<A>>) forms.types().of(SentMove.class, forms.action());
    }
}
