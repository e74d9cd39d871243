package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.vavr.control.Option;

/**
 * A card that was turned up comes into its lane, or a token is made.
 *
 * @param card the card as it is on the field
 */
@Rule({"TL-7.9", "TL-7.12", "TL-1.9"})
public record CardEntered(CardOnField card) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        return table.entering(card, Option.none());
    }
}
