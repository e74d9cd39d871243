package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/** A player laid Element cards for rounds 1, 2 and 3, unknown to others. */
@Rule({"CG-8.4", "CG-14.4"})
public record ElementsLaid(
        @Owner Seat seat, @Zone(to = OWNER) Array<ElementCard> cards) implements ElementEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.elements().laying(cards)));
    }
}
