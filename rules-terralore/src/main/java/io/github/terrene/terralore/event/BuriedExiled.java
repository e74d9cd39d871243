package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;

/**
 * A card in a Graveyard is exiled.
 *
 * @param graveyard whose Graveyard
 * @param card what
 */
@Rule("TL-3.7")
public record BuriedExiled(Seat graveyard, Card card) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(graveyard);
        return table.withSide(side.withGraveyard(side.graveyard().remove(card))
                .withExile(side.exile().append(card)));
    }
}
