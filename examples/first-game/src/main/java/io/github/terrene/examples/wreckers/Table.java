package io.github.terrene.examples.wreckers;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.simple.SimpleTable;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What lies on the table, and whose turn it is. */
public record Table(
        Array<Side> sides,
        @Zone(to = NOBODY) Array<Card> deck,
        @Zone(to = EVERYBODY) Array<Card> pile,
        Seat turn) implements SimpleTable {
    /** What one player has. */
    public record Side(@Owner Seat seat, @Zone(to = OWNER) Array<Card> hand) {}

    /** Whoever has fewest cards wins as soon as a hand or the deck is empty. */
    @Override
    public Option<Outcome> outcome() {
        int fewest = sides.map(side -> side.hand().size()).min().get();
        Array<Seat> best = sides.filter(side -> side.hand().size() == fewest).map(Side::seat);
        return Option.when(
                fewest == 0 || deck.isEmpty(),
                () -> new Outcome(best.size() == 1 ? best : Array.empty(), fewest == 0 ? "WK-3.1" : "WK-3.2"));
    }

    Array<Card> hand(Seat seat) {
        return sides.get(seat.index()).hand();
    }

    Table with(Seat seat, Array<Card> hand, Array<Card> newDeck, Array<Card> newPile) {
        return new Table(sides.update(seat.index(), new Side(seat, hand)), newDeck, newPile, turn);
    }
}
