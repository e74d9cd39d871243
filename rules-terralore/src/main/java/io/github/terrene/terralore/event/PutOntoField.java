package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;

/**
 * An effect puts a Creature from a Graveyard onto the field: that is not revealing it.
 *
 * @param graveyard whose Graveyard
 * @param card as it stands on the field
 */
@Rule("TL-8.10")
public record PutOntoField(Seat graveyard, CardOnField card) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side from = table.side(graveyard);
        Table taken = table.withSide(from.withGraveyard(from.graveyard().remove(card.card())));
        return taken.withRow(card.place(), taken.row(card.place()).plus(card)).withNext(card.number() + 1);
    }
}
