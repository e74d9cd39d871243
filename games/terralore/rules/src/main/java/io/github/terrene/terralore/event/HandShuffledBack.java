package io.github.terrene.terralore.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;

/**
 * A player shuffles the first hand back into the deck.
 *
 * @param seat the player who shuffles
 * @param deck the deck afterwards, in an order that nobody knows
 */
@Rule("TL-4.2")
public record HandShuffledBack(Seat seat, @Zone(to = NOBODY) Pile deck) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.withCards(deck, Pile.EMPTY, side.graveyard()));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handForgotten(seat).deckForgotten(seat);
    }
}
