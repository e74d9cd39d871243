package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;

/**
 * An effect puts a Creature from a Graveyard onto the field, which does not count as revealing it.
 *
 * @param graveyard the player whose Graveyard it is
 * @param card the card as it is on the field
 */
@Rule("TL-8.10")
public record PutOntoField(Seat graveyard, CardOnField card) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(graveyard, side -> side.withGraveyard(side.graveyard().remove(card.card())))
                .entering(card, table.turnedUp());
    }
}
