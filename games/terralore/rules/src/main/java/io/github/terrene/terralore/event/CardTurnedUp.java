package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.TurnedUp;
import io.github.terrene.terralore.trait.Place;
import io.vavr.control.Option;

/**
 * A face-down card is turned face-up.
 *
 * @param place the lane of the card
 * @param card the card
 */
@Rule("TL-7.8")
public record CardTurnedUp(Place place, @Revealed Card card) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        LaneHalf row = table.row(place);
        Option<TurnedUp> up = Option.some(new TurnedUp(place, card));
        return table.with(place, row.with(row.faceDown().withoutTop(1)), up, table.next());
    }
}
