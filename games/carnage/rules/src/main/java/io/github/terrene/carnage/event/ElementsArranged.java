package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/**
 * The cards that were looked at went back or were discarded.
 *
 * @param kept the cards that went back, the top one first, unknown to other players
 */
@Rule({"CG-6.4", "CG-14.2", "CG-14.8"})
public record ElementsArranged(
        @Owner Seat seat,
        @Zone(to = OWNER) Array<ElementCard> kept,
        @Revealed Array<ElementCard> discarded) implements ElementEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.elements().arranging(kept, discarded)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return kept.exists(ElementCard::unknown)
                ? known.deckForgotten(seat)
                : known.deckLoses(seat, discarded.size()).deckShows(seat, kept.map(ElementCard::id));
    }
}
