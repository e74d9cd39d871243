package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;

/**
 * A player took a card back from the discard pile.
 *
 * @param held the same card as it lies in the hand, where other players do not know it
 */
@Rule("CG-14.9")
public record TakenBack(
        @Owner Seat seat, @Open Card card, @Zone(to = OWNER) Card held) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.decks().recovering(card).holding(held)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handGains(seat, card.id());
    }
}
