package io.github.terrene.hobe.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Seq;

/**
 * A player draws a card.
 *
 * @param seat the player who draws
 * @param card the card; only that player knows it
 */
@Rule({"HB-5.3", "HB-5.4", "HB-12.2"})
public record CardDrawn(
        @Owner Seat seat, @Zone(to = OWNER) @Revealed Card card) implements PileEvent {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.with(side.with(side.deck().withoutTop(1), side.hand().plusSorted(card)));
    }

    /** Who knew what lay on top of the deck knows what was drawn. */
    @Override
    public Knowledge remembered(Knowledge known) {
        Seq<String> top = known.onDeck(seat).take(1);
        Knowledge after = known.deckLoses(seat, 1);
        return card.unknown() ? after.handGains(seat, top) : after;
    }
}
