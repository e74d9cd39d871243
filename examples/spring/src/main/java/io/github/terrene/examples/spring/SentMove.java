package io.github.terrene.examples.spring;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.kernel.form.Form;

/**
 * What a client sends: {@code {"answers":7,"action":{"is":"GoToBattle","seat":"A"}}}.
 *
 * @param answers the number of the latest line that the player had seen
 */
public record SentMove(int answers, Action action) {
    static final Form<SentMove> FORM = HobeTable.FORMS.types().of(SentMove.class);
}
