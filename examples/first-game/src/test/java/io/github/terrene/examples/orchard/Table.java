package io.github.terrene.examples.orchard;

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

/**
 * What lies on the table.
 *
 * @param night whether nothing can be done but wait
 */
public record Table(
        Array<Side> sides,
        @Zone(to = NOBODY) Array<Fruit> basket,
        @Zone(to = EVERYBODY) Array<Fruit> market,
        Seat turn,
        boolean night)
        implements SimpleTable {
    /** What one player has, and where that player is. */
    public record Side(@Owner Seat seat, @Zone(to = OWNER) Array<Fruit> hand, Where where) {}

    /** Where a player is. */
    public enum Where {
        HERE,
        HOME
    }

    @Override
    public Array<Seat> seats() {
        return sides.map(Side::seat);
    }

    /** Whoever stays longest wins; nobody does if the basket is empty before that. */
    @Override
    public Option<Outcome> outcome() {
        Array<Seat> here = sides.filter(side -> side.where() == Where.HERE).map(Side::seat);
        return here.size() == 1
                ? Option.some(new Outcome(here, "OR-3.1"))
                : Option.when(basket.isEmpty(), () -> new Outcome(Array.empty(), "OR-3.2"));
    }

    Side side(Seat seat) {
        return sides.get(seat.index());
    }

    Table with(Seat seat, Array<Fruit> hand, Where where) {
        return new Table(sides.update(seat.index(), new Side(seat, hand, where)), basket, market, turn, night);
    }

    Table with(Array<Fruit> newBasket, Array<Fruit> newMarket, Seat newTurn) {
        return new Table(sides, newBasket, newMarket, newTurn, night);
    }

    /** Whose turn is next: those who went home have none. */
    Seat next() {
        return Array.rangeClosed(1, sides.size())
                .map(steps -> Seat.of((turn.index() + steps) % sides.size()))
                .find(seat -> side(seat).where() == Where.HERE)
                .get();
    }
}
