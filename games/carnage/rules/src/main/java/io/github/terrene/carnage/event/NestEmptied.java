package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;

/**
 * An invasion is over: the nest is empty.
 *
 * @param ascended the Monsters that ascended
 * @param discarded the Monsters that were discarded
 * @param vp the number of victory points gained
 */
@Rule({"CG-10.9", "CG-10.11", "CG-10.12", "CG-10.14"})
public record NestEmptied(
        Seat seat, @Open Array<Card> ascended, @Open Array<Card> discarded, int vp) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                        seat,
                        side -> side.with(side.domain().emptyNest(ascended))
                                .with(side.decks().discarding(discarded)))
                .gaining(seat, vp);
    }
}
