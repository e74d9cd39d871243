package io.github.terrene.terralore.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * A card from a Graveyard is put on top of its owner's deck: at most one per deck and game.
 *
 * @param seat the player whose deck it is
 * @param card the card as everybody saw it
 * @param onTop the same card as it lies in the deck, where no seat sees it any more
 */
@Rule("TL-9.19")
public record CardPutIntoDeck(
        Seat seat, @Open Card card, @Zone(to = NOBODY) Card onTop) implements CardEvent {
    /** The event for that card. */
    public static CardPutIntoDeck of(Seat seat, Card card) {
        return new CardPutIntoDeck(seat, card, card);
    }

    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.withGraveyard(side.graveyard().remove(card))
                        .withDeck(side.deck().plusOnTop(Array.of(onTop)))
                        .withRefilled(true));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.deckGains(seat, Array.of(card.id()));
    }
}
