package io.github.terrene.table;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.TableCard;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The next game of the same players, each at the seat after their own, with the same deck. The name of its table follows from that of the table
 * before: all who want the next game come together, whoever asks first, and nobody has to be told where.
 */
final class Rematch {
    private final Tables tables;

    /** Among these tables. */
    Rematch(Tables tables) {
        this.tables = tables;
    }

    /**
     * The next table, with the seat of somebody who asks for it.
     *
     * @param language in which lists of decks may call their cards
     */
    synchronized Either<Fault, Tables.Opened> of(LiveTable<?, ?, ?, ?, ?> before, Seat seat, String language) {
        Portrait<?, ?, ?, ?, ?> table = before.now();
        if (table.session().outcome().isEmpty()) {
            return Either.left(
                    new Fault.Unreadable(Array.of(Problem.at("table", "server/plays-on", "the game is not over yet"))));
        }
        String name = table.guests().get(seat).map(Guest::name).getOrElse(seat::toString);
        Option<LiveTable<?, ?, ?, ?, ?>> there = tables.find(next(before.id()));
        return there.isDefined()
                ? there.get()
                        .people()
                        .sitDown(Option.some(NewTable.after(seat, table.seats())), Option.some(name))
                        .map(place -> new Tables.Opened(there.get(), Option.some(place)))
                : tables.open(
                                next(before.id()),
                                table.opening()
                                        .wished()
                                        .again(
                                                table.seats(),
                                                table.game().decks().usual(),
                                                seat,
                                                name),
                                language)
                        .mapLeft(Fault.Unreadable::new);
    }

    /** What those people are called who wait at the next table for whoever has that seat; empty if that one has come, too, or nobody has. */
    Array<String> waiting(LiveTable<?, ?, ?, ?, ?> before, Seat seat) {
        Seat there = NewTable.after(seat, before.now().seats());
        return tables.find(next(before.id()))
                .map(table -> table.now().places())
                .filter(places ->
                        places.exists(place -> place.seat().equals(there) && place.kind() == TableCard.Sitter.OPEN))
                .toArray()
                .flatMap(places -> places)
                .filter(place -> place.kind() == TableCard.Sitter.PERSON)
                .flatMap(TableCard.Place::name);
    }

    private static String next(String before) {
        return "" + Fingerprint.of("after " + before) + Fingerprint.of(before + " again");
    }
}
