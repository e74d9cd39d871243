package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;

/** A player drew a card, unknown to others. */
@Rule({"CG-4.8", "CG-5.3", "CG-14.2", "CG-14.6"})
public record Drawn(
        @Owner Seat seat,
        DeckKind deck,
        @Zone(to = OWNER) @Revealed Card card) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.decks().drawing(deck, card)));
    }
}
