package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * The top cards of a deck go to its owner's Lost pile, face-down. Nobody is told which.
 *
 * @param seat the player whose deck it is
 * @param cards the number of cards, 1 or more
 * @param left the number of cards that the deck has left
 */
@Rule({"HB-3.4", "HB-7.10", "HB-9.9", "HB-12.3"})
public record CardsLost(Seat seat, int cards, int left) implements PileEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.side(seat).losing(cards));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.deckLoses(seat, cards);
    }
}
