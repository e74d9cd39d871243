package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.zone.Revealed;

/**
 * A card in a hand is put into its owner's Underworld.
 *
 * @param seat the player who discards
 */
@Rule({"HB-3.5", "HB-4.4"})
public record CardDiscarded(Seat seat, @Revealed Card card) implements PileEvent, LeavesHand<Table> {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.with(side.withHand(side.hand().minus(card.id())).bury(card));
    }
}
