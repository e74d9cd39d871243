package io.github.terrene.terralore.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.table.Table;

/** An action as an app offers it to a person, with the current state of what it is about. */
public sealed interface Offer {
    /** An action that needs no further details. */
    record Plain(Action action) implements Offer {}

    /**
     * Choosing a card on the field.
     *
     * @param points its current points; 0 for a Skill
     */
    @Rule({"TL-9.9", "TL-9.12"})
    record OnField(CardOnField card, int points) implements Offer {}

    /** An action where that table is shown. */
    static Offer of(Action action, Table table) {
        return action instanceof Choose choose
                ? OwnChoice.onField(choose.choice(), table)
                        .<Offer>map(card -> new OnField(card, card.creature() ? table.points(card) : 0))
                        .getOrElse(() -> new Plain(action))
                : new Plain(action);
    }
}
