package io.github.terrene.hobe.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone;

/**
 * Cards of a Lost pile, taken at random, are shuffled into the deck. Nobody sees which.
 *
 * @param seat the player whose cards they are
 * @param deck the deck afterwards
 * @param lost the Lost pile afterwards
 */
@Rule({"HB-10.11", "HB-10.18"})
public record CardsRecovered(
        Seat seat,
        @Zone(to = NOBODY) Pile deck,
        @Zone(to = NOBODY) Pile lost) implements PileEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.side(seat).recovering(deck, lost));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.deckForgotten(seat);
    }
}
