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
 * A player looks at a hand.
 *
 * @param viewer the player who looks
 * @param hand the player whose hand it is
 * @param cards the cards; only that player sees them
 */
@Rule("TL-9.18")
public record HandLookedAt(
        @Owner Seat viewer,
        Seat hand,
        @Zone(to = OWNER) @Revealed Array<Card> cards) implements CardEvent, ChangesNothing<Table> {
    @Override
    public Knowledge remembered(Knowledge known) {
        return cards.exists(Card::unknown) ? known : known.handShows(hand, cards.map(Card::id));
    }
}
