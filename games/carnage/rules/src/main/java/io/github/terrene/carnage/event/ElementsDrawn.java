package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesDeck;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/** A player drew Element cards for a duel, unknown to others. */
@Rule({"CG-8.3", "CG-14.2"})
public record ElementsDrawn(
        @Owner Seat seat, @Zone(to = OWNER) @Revealed Array<ElementCard> cards)
        implements ElementEvent, LeavesDeck<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.elements().drawing(cards)));
    }
}
