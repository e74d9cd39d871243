package io.github.terrene.examples.server.http;

import io.github.terrene.examples.server.table.Fault;
import io.github.terrene.examples.server.table.LiveTable;
import io.github.terrene.examples.server.table.Names;
import io.github.terrene.examples.server.table.NewTable;
import io.github.terrene.examples.server.table.Offered;
import io.github.terrene.examples.server.table.Tables;
import io.github.terrene.examples.server.wire.JsonText;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;

/**
 * All addresses.
 *
 * @param offered what is played
 * @param tables the tables
 * @param streams the event streams
 */
public record Routes(Offered offered, Tables tables, EventStreams streams) {
    private static final String TABLE = "/api/tables/*";

    /** What answers all requests. */
    public Front front() {
        Journals journals = new Journals(streams);
        Catalogue catalogue = new Catalogue(offered);
        return new Front(
                Array.of(
                                Route.of("GET", "/api/schema", Catalogue::ownSchema),
                                Route.of("GET", "/api/types", Catalogue::ownTypes),
                                Route.of("GET", "/api/games", catalogue::games),
                                Route.of("GET", "/api/games/*/schema", catalogue::schema),
                                Route.of("GET", "/api/games/*/types", catalogue::types),
                                Route.of("GET", "/api/games/*/cards", catalogue::cards),
                                Route.of("GET", "/api/rules/*", catalogue::rule),
                                Route.of("POST", "/api/tables", this::open),
                                at("GET", "", (call, table) -> card(call, table)),
                                at("GET", "/journal", journals::answer),
                                at("POST", "/seats", Routes::sitDown),
                                seated("DELETE", "/seats/*", Routes::standUp),
                                seated("POST", "/moves", Routes::move),
                                seated("POST", "/undo", Routes::takeBack),
                                seated("POST", "/offers", Routes::offer),
                                seated("POST", "/replies", Routes::reply),
                                seated(
                                        "GET",
                                        "/refused",
                                        (call, table, seat) -> Answer.json(
                                                Answer.OK, table.now().refused(seat, call.language()))))
                        .map(route -> new Route(route.method(), route.path().drop(1), route.handler())),
                WebFiles::answer);
    }

    private Answer open(Call call) throws IOException {
        if (tables.full()) {
            return Answer.problem(Answer.BUSY, "tables", "full", "there are too many tables already");
        }
        Either<Answer, Tables.Opened> opened = call.body()
                .flatMap(json -> NewTable.read(json).mapLeft(problems -> Answer.problems(Answer.BAD, problems)))
                .flatMap(wanted -> tables.open(wanted).mapLeft(problems -> Answer.problems(Answer.BAD, problems)));
        return opened.fold(wrong -> wrong, table -> created(table.table().now().id(), table.place()));
    }

    private static Answer created(String id, Option<LiveTable.Place> place) {
        return Answer.json(Answer.CREATED, JsonText.object(json -> {
            json.writeStringField("table", id);
            if (place.isDefined()) {
                json.writeStringField("seat", place.get().seat().toString());
                json.writeStringField("token", place.get().token());
            }
        }));
    }

    /** Answers a request to a table. */
    @FunctionalInterface
    interface AtTable {
        Answer to(Call call, LiveTable<?, ?, ?, ?, ?> table) throws IOException;
    }

    private Route at(String method, String rest, AtTable handler) {
        return Route.of(method, TABLE + rest, call -> {
            Option<LiveTable<?, ?, ?, ?, ?>> table = tables.find(call.name());
            return table.isEmpty() ? Answer.notFound() : handler.to(call, table.get());
        });
    }

    /** Answers a request of whoever speaks for a seat. */
    @FunctionalInterface
    interface AtSeat {
        Answer to(Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) throws IOException;
    }

    private Route seated(String method, String rest, AtSeat handler) {
        return at(method, rest, (call, table) -> {
            Option<Seat> seat = call.token().flatMap(table::seatOf);
            return seat.isEmpty() ? Answer.tokenNeeded() : handler.to(call, table, seat.get());
        });
    }

    private static Answer sitDown(Call call, LiveTable<?, ?, ?, ?, ?> table) throws IOException {
        Either<Answer, Sent.Sitting> sent = call.body(Sent.SITTING);
        Either<Answer, Option<String>> name = sent.flatMap(sitting ->
                Names.wished(sitting.name()).mapLeft(problem -> Answer.problems(Answer.BAD, Array.of(problem))));
        return name.flatMap(wished -> table.sitDown(sent.get().seat(), wished)
                        .mapLeft(fault -> wrong(fault, call, table, Seat.ONLOOKER)))
                .fold(wrong -> wrong, place -> created(table.now().id(), Option.some(place)));
    }

    private static Answer card(Call call, LiveTable<?, ?, ?, ?, ?> table) {
        Seat watcher = call.token().flatMap(table::seatOf).getOrElse(Seat.ONLOOKER);
        return Answer.json(Answer.OK, table.now().card(watcher, call.language(), true));
    }

    private static Answer standUp(Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return call.arguments().last().equals(seat.toString())
                ? table.standUp(seat).fold(fault -> wrong(fault, call, table, seat), now -> card(call, table))
                : Answer.tokenNeeded();
    }

    private static Answer move(Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) throws IOException {
        return call.body().fold(wrong -> wrong, json -> number(table.move(seat, json), call, table, seat));
    }

    private static Answer takeBack(Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) throws IOException {
        return call.body(Sent.TAKING_BACK)
                .fold(wrong -> wrong, sent -> number(table.takeBack(seat, sent.answers()), call, table, seat));
    }

    private static Answer offer(Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) throws IOException {
        return call.body(Sent.OFFERING)
                .fold(
                        wrong -> wrong,
                        sent -> number(table.offer(seat, sent.answers(), sent.offer()), call, table, seat));
    }

    private static Answer reply(Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) throws IOException {
        return call.body(Sent.REPLYING)
                .fold(
                        wrong -> wrong,
                        sent -> number(table.reply(seat, sent.answers(), sent.agrees()), call, table, seat));
    }

    /** The number of the latest line after what was done. */
    private static Answer number(Either<Fault, Integer> done, Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return done.fold(
                fault -> wrong(fault, call, table, seat),
                number -> Answer.json(Answer.OK, JsonText.object(json -> json.writeNumberField("number", number))));
    }

    private static Answer wrong(Fault fault, Call call, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        if (fault instanceof Fault.Unreadable unreadable) {
            return Answer.problems(Answer.BAD, unreadable.problems());
        }
        Portrait<?, ?, ?, ?, ?> now = table.now();
        return Answer.json(Answer.REFUSED, now.why(seat, ((Fault.Refused) fault).why(), call.language()));
    }
}
