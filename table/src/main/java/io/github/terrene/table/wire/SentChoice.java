package io.github.terrene.table.wire;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;

/**
 * What a learner chooses in a step of a lesson, as a client sends it.
 *
 * @param action the choice
 */
public record SentChoice<A>(A action) {
    /** The form of choices in a game. */
    @SuppressWarnings("unchecked") // Java cannot name the class of SentChoice<A>
    public static <A> Form<SentChoice<A>> form(GameForms<?, ?, A, ?, ?> forms) {
        return (Form<SentChoice<A>>) forms.types().of(SentChoice.class, forms.action());
    }
}
