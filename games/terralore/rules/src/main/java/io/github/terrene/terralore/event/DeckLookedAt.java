package io.github.terrene.terralore.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * A player looks at the top cards of a deck.
 *
 * @param viewer the player who looks
 * @param deck the player whose deck it is
 * @param cards the cards, the top first; only that player knows them
 */
@Rule("TL-9.18")
public record DeckLookedAt(
        @Owner Seat viewer,
        Seat deck,
        @Zone(to = OWNER) @Revealed Array<Card> cards) implements CardEvent, ChangesNothing<Table> {

    @Override
    public Knowledge remembered(Knowledge known) {
        return cards.exists(Card::unknown) ? known : known.deckShows(deck, cards.map(Card::id));
    }
}
