package io.github.terrene.examples.spring;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;

/**
 * What a client shows.
 *
 * @param number the number of the latest line that its seat was told, which its next move answers
 * @param choices what it can do now; nothing while others decide
 */
public record Seen(int number, View view, Array<Action> choices) {
    static final Form<Seen> FORM = HobeTable.FORMS.types().of(Seen.class);
}
