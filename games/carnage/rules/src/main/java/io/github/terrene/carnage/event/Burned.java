package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.collection.Array;

/**
 * A player burned a card.
 *
 * @param shards the number of shards gained
 */
@Rule("CG-6.3")
public record Burned(Seat seat, @Revealed Card card, int shards) implements CardEvent, LeavesHand<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(side.decks().without(card).discarding(Array.of(card)))
                        .with(side.purse().plusShards(shards)));
    }
}
