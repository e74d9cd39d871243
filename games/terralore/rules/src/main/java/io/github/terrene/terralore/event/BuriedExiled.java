package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;

/**
 * A card in a Graveyard is exiled.
 *
 * @param graveyard the player whose Graveyard it is
 */
@Rule("TL-3.7")
public record BuriedExiled(Seat graveyard, @Open Card card) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                graveyard,
                side -> side.withGraveyard(side.graveyard().remove(card)).banish(card));
    }
}
