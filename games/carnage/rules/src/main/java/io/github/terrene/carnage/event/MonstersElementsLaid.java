package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesDeck;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/** Element cards were laid for Monsters, unknown to everybody. */
@Rule({"CG-10.6", "CG-14.3"})
public record MonstersElementsLaid(
        Seat seat, @Zone(to = NOBODY) Array<ElementCard> cards) implements ElementEvent, LeavesDeck<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.elements().layingUnseen(cards)));
    }
}
