package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** A player drew a card, unknown to others. */
@Rule({"CG-4.8", "CG-5.3", "CG-14.2", "CG-14.6"})
public record Drawn(Seat seat, DeckKind deck, Card card) implements CardEvent, Revealing {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.decks().drawing(deck, card)));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return viewer.equals(seat) ? this : new Drawn(seat, deck, Card.UNKNOWN);
    }
}
