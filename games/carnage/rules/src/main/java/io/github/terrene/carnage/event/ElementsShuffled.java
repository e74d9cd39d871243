package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/**
 * An Element deck was shuffled, by itself or together with its discard pile.
 *
 * @param deck the deck as it is now, which nobody sees
 * @param discarded the discard pile as it is now
 */
@Rule({"CG-4.6", "CG-8.13", "CG-10.13"})
public record ElementsShuffled(
        Seat seat,
        @Zone(to = NOBODY) Pile<ElementCard> deck,
        @Open Array<ElementCard> discarded) implements ElementEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.elements().shuffled(deck, discarded)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.deckForgotten(seat);
    }
}
