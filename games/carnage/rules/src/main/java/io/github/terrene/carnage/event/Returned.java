package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;

/**
 * A card in play went back to the hand by a text; its duplicates are discarded.
 *
 * @param seat the player whose card it is
 * @param held the same card as it lies in the hand, where other players do not know it
 */
@Rule({"CG-12.18", "CG-14.9"})
public record Returned(
        @Owner Seat seat,
        @Open CardInPlay gone,
        @Zone(to = OWNER) Card held) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.without(gone).with(seat, side -> side.with(side.decks().holding(held)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handGains(seat, gone.card().id());
    }
}
