package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Sent;
import io.github.terrene.table.wire.TableCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** All addresses. */
final class Routes {
    private static final String TABLE = "tables/*";

    private final Tables tables;
    private final Rematch rematch;
    private final Array<Route> all;

    Routes(Tables tables, Lobby lobby, Catalogue catalogue, Puzzles puzzles, Lessons lessons) {
        this.tables = tables;
        this.rematch = new Rematch(tables);
        this.all = Array.of(
                Route.of("GET", "schema", (request, none) -> Catalogue.ownSchema()),
                Route.of("GET", "types", (request, none) -> Catalogue.ownTypes()),
                Route.of("GET", "titles", (request, none) -> catalogue.titles()),
                Route.of("GET", "games", (request, none) -> catalogue.games()),
                Route.of("GET", "games/*", (request, game) -> catalogue.game(game)),
                Route.of("GET", "games/*/schema", (request, game) -> catalogue.schema(game)),
                Route.of("GET", "games/*/types", (request, game) -> catalogue.types(game)),
                Route.of("GET", "games/*/cards", catalogue::cards),
                Route.of(
                        "POST", "games/*/cards", (request, game) -> catalogue.written(request, game, catalogue::proof)),
                Route.of("POST", "games/*/decks", catalogue::deck),
                Route.of("POST", "games/*/next", (request, game) -> catalogue.written(request, game, catalogue::next)),
                Route.of("GET", "rules/*", catalogue::rule),
                Route.of("GET", "puzzles", (request, none) -> puzzles.titles()),
                Route.of("GET", "puzzles/*", (request, game) -> puzzles.list(game)),
                Route.of("GET", "puzzles/*/days/*", puzzles::ofDay),
                puzzle("GET", "", puzzles, PosedPuzzle::position),
                puzzle("POST", "", puzzles, PosedPuzzle::attempt),
                puzzle("POST", "/hint", puzzles, PosedPuzzle::hint),
                puzzle("POST", "/solution", puzzles, PosedPuzzle::solution),
                puzzle("POST", "/refused", puzzles, PosedPuzzle::refused),
                Route.of("GET", "lessons", (request, none) -> lessons.titles()),
                Route.of("GET", "lessons/*", lessons::step),
                Route.of("GET", "lessons/*/*", lessons::step),
                Route.of("POST", "lessons/*/*", lessons::choose),
                Route.of("GET", "tables", (request, none) -> lobby.answer(request)),
                Route.of("POST", "tables", (request, none) -> open(request)),
                Route.of("POST", "replays", (request, none) -> watch(request)),
                at("GET", "", Routes::card),
                at(
                        "GET",
                        "/cards",
                        (request, table) -> Answer.json(Answer.OK, table.now().cards(request.language()))),
                at("GET", "/replay", Routes::replay),
                at("GET", "/journal", Journals::answer),
                at("POST", "/seats", this::sitDown),
                seated("DELETE", "/seats/*", Routes::standUp),
                seated("POST", "/moves", Routes::move),
                seated("POST", "/undo", Routes::takeBack),
                seated("POST", "/again", this::again),
                seated("GET", "/again", this::waiting),
                seated("POST", "/offers", Routes::offer),
                seated("POST", "/replies", Routes::reply),
                seated("POST", "/dismissals", Routes::dismiss),
                seated("POST", "/clocks", Routes::clocks),
                seen("GET", "/refused", Routes::refused),
                seen("GET", "/view", Routes::view));
    }

    private static Route puzzle(
            String verb, String rest, Puzzles puzzles, BiFunction<PosedPuzzle<?, ?, ?, ?, ?>, Request, Answer> asked) {
        return Route.of(
                verb,
                "puzzles/*/*" + rest,
                (request, game) -> puzzles.at(request, game, puzzle -> asked.apply(puzzle, request)));
    }

    Answer answer(Request request) {
        Array<Route> there = all.filter(route -> route.leads(request.address()));
        Option<Route> found = there.find(route -> route.verb().equals(request.verb()));
        if (there.isEmpty()) {
            return notFound();
        } else if (found.isEmpty()) {
            return Answer.problem(
                    Answer.NOT_ALLOWED,
                    Problem.at("method", "server/not-allowed", "at this address that cannot be done"));
        }
        return request.wishesAnotherLanguage() ? anotherLanguage() : found.get().answer(request);
    }

    /** The address with a star for what clients choose; empty if there is none. */
    String pattern(Array<String> address) {
        return all.find(route -> route.leads(address))
                .map(route -> route.path().mkString("/"))
                .getOrElse("");
    }

    Array<String> verbs(Array<String> address) {
        return all.filter(route -> route.leads(address)).map(Route::verb).distinct();
    }

    private static Answer anotherLanguage() {
        return Answer.problem(
                Answer.BAD,
                Problem.at(
                        "language",
                        "server/language",
                        "the languages are {languages}",
                        Shelf.LANGUAGES.mkString(" and ")));
    }

    /** There is no such address. */
    static Answer.Text notFound() {
        return Answer.problem(
                Answer.NOT_FOUND, Problem.at("address", "server/not-found", "there is nothing at this address"));
    }

    /** Nobody may do that without the right token. */
    static Answer.Text tokenNeeded() {
        return Answer.problem(
                Answer.TOKEN_NEEDED,
                Problem.at("Authorization", "server/token", "this needs the token of a seat at this table"));
    }

    private Answer open(Request request) {
        if (tables.full()) {
            return full();
        }
        return request.content()
                .flatMap(json -> NewTable.read(json).mapLeft(problems -> Answer.problems(Answer.BAD, problems)))
                .flatMap(wanted -> tables.open(wanted, request.language())
                        .<Answer>mapLeft(problems ->
                                Answer.problems(Answer.BAD, problems, tables.words(wanted.game(), request.language()))))
                .fold(wrong -> wrong, table -> created(table.table(), table.place()));
    }

    private Answer watch(Request request) {
        return tables.full()
                ? full()
                : request.content(Sent.WATCHING)
                        .flatMap(sent ->
                                tables.watch(sent.replay()).mapLeft(problems -> Answer.problems(Answer.BAD, problems)))
                        .fold(wrong -> wrong, table -> created(table, Option.none()));
    }

    private static Answer full() {
        return Answer.problem(Answer.BUSY, Problem.at("tables", "server/full", "there are too many tables already"));
    }

    private static Answer created(LiveTable<?, ?, ?, ?, ?> table, Option<People.Place> place) {
        return Answer.json(Answer.CREATED, JsonText.object(json -> {
            json.writeStringField("table", table.id());
            if (place.isDefined()) {
                json.writeStringField("seat", place.get().seat().toString());
                json.writeStringField("token", place.get().token());
                json.writeStringField("coach", place.get().coach());
            }
        }));
    }

    /** Answers a request to a table. */
    @FunctionalInterface
    interface AtTable {
        Answer to(Request request, LiveTable<?, ?, ?, ?, ?> table);
    }

    private Route at(String verb, String rest, AtTable handler) {
        return Route.of(
                verb,
                TABLE + rest,
                (request, id) ->
                        tables.find(id).map(table -> handler.to(request, table)).getOrElse(() -> without(id)));
    }

    private Answer without(String id) {
        return tables.isAway(id) ? Answer.problem(Answer.GONE, new Problem("table", Standstill.closed())) : notFound();
    }

    /** Answers a request of whoever speaks for a seat. */
    @FunctionalInterface
    interface AtSeat {
        Answer to(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat);
    }

    private Route seated(String verb, String rest, AtSeat handler) {
        return at(
                verb,
                rest,
                (request, table) -> request.token()
                        .flatMap(table::seatOf)
                        .map(seat -> handler.to(request, table, seat))
                        .getOrElse(() -> coaches(request, table) ? onlySees() : tokenNeeded()));
    }

    /** For whoever may see what a seat sees. */
    private Route seen(String verb, String rest, AtSeat handler) {
        return at(
                verb,
                rest,
                (request, table) -> sees(request, table)
                        .map(seat -> handler.to(request, table, seat))
                        .getOrElse(Routes::tokenNeeded));
    }

    private static Option<Seat> sees(Request request, LiveTable<?, ?, ?, ?, ?> table) {
        return request.token().flatMap(token -> table.seatOf(token).orElse(() -> table.coached(token)));
    }

    private static boolean coaches(Request request, LiveTable<?, ?, ?, ?, ?> table) {
        return request.token().flatMap(table::coached).isDefined();
    }

    private static Answer onlySees() {
        return Answer.problem(
                Answer.FORBIDDEN,
                Problem.at("Authorization", "server/coach", "a coach sees what the player sees, and does nothing"));
    }

    private Answer sitDown(Request request, LiveTable<?, ?, ?, ?, ?> table) {
        if (table.now().replay()) {
            return Answer.problem(
                    Answer.BAD,
                    Problem.at("seat", "server/replay", "this game was played before: one can only watch it"));
        }
        if (coaches(request, table)) {
            return onlySees();
        }
        return request.content(Sent.SITTING)
                .flatMap(sent -> Names.wished(sent.name())
                        .flatMap(name -> agreed(sent, table).toEither(name).swap())
                        .<Answer>mapLeft(problem -> Answer.problems(
                                Answer.BAD,
                                Array.of(problem),
                                tables.words(table.now().game().id(), request.language())))
                        .flatMap(name -> table.people()
                                .sitDown(sent.seat(), name)
                                .<Answer>mapLeft(fault -> wrong(fault, request, table, Seat.ONLOOKER))))
                .fold(wrong -> wrong, place -> created(table, Option.some(place)));
    }

    /** Why somebody may not sit down who has not seen the cards that are played there. */
    private static Option<Problem> agreed(Sent.Sitting sent, LiveTable<?, ?, ?, ?, ?> table) {
        Option<TableCard.OwnCards> own = table.now().own();
        return Option.when(
                !sent.agrees().equals(own.map(TableCard.OwnCards::hash)),
                () -> own.map(cards -> Problem.at(
                                "agrees",
                                "server/own-cards",
                                "{number:number} cards of somebody's own are played here: whoever has looked at them agrees with {hash}",
                                cards.number(),
                                cards.hash()))
                        .getOrElse(() -> Problem.at(
                                "agrees", "server/no-own-cards", "no cards of somebody's own are played here")));
    }

    private static Answer card(Request request, LiveTable<?, ?, ?, ?, ?> table) {
        Seat watcher = sees(request, table).getOrElse(Seat.ONLOOKER);
        return Answer.json(Answer.OK, table.card(table.now(), watcher, request.language(), true));
    }

    /** The game as others can watch it, once it is over. */
    private static Answer replay(Request request, LiveTable<?, ?, ?, ?, ?> table) {
        if (table.now().stopped().isDefined()) {
            return refused(table.now().stopped().toArray(), request, table, Seat.ONLOOKER);
        }
        return table.now()
                .written()
                .<Answer>map(
                        text -> Answer.json(Answer.OK, JsonText.object(json -> json.writeStringField("replay", text))))
                .getOrElse(() -> Answer.problem(
                        Answer.NOT_FOUND,
                        Problem.at("replay", "server/not-over", "a game can be watched again once it is over")));
    }

    private static Answer refused(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return Answer.json(Answer.OK, table.now().refused(seat, request.language()));
    }

    private static Answer view(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return Answer.json(Answer.OK, table.now().known(seat));
    }

    private Answer again(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return tables.full()
                ? full()
                : rematch.of(table, seat, request.language())
                        .fold(fault -> wrong(fault, request, table, seat), next -> created(next.table(), next.place()));
    }

    private Answer waiting(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return Answer.json(Answer.OK, JsonText.object(json -> {
            json.writeFieldName("waiting");
            JsonText.list(json, rematch.waiting(table, seat), (name, list) -> list.writeString(name));
        }));
    }

    private static Answer standUp(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return request.address().last().equals(seat.toString())
                ? table.people()
                        .standUp(seat)
                        .fold(fault -> wrong(fault, request, table, seat), now -> card(request, table))
                : tokenNeeded();
    }

    private static Answer move(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return request.content()
                .fold(wrong -> wrong, json -> number(table.people().move(seat, json), request, table, seat));
    }

    private static Answer takeBack(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return request.content(Sent.TAKING_BACK)
                .fold(
                        wrong -> wrong,
                        sent -> number(table.people().takeBack(seat, sent.answers()), request, table, seat));
    }

    private static Answer offer(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return request.content(Sent.OFFERING)
                .fold(
                        wrong -> wrong,
                        sent -> number(table.people().offer(seat, sent.answers(), sent.offer()), request, table, seat));
    }

    private static Answer reply(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return request.content(Sent.REPLYING)
                .fold(
                        wrong -> wrong,
                        sent -> number(
                                table.people().reply(seat, sent.answers(), sent.agrees()), request, table, seat));
    }

    private static Answer dismiss(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return request.content(Sent.DISMISSING)
                .fold(wrong -> wrong, sent -> number(table.people().dismiss(seat, sent.seat()), request, table, seat));
    }

    private static Answer clocks(Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return request.content(Sent.PAUSING)
                .fold(
                        wrong -> wrong,
                        sent -> number(table.people().clocks(seat, sent.stopped()), request, table, seat));
    }

    private static Answer refused(Seq<Rejection> why, Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return Answer.refused(why, table.now().why(seat, why, request.language()));
    }

    /** The number of the latest line after what was done. */
    private static Answer number(
            Either<Fault, Integer> done, Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return done.fold(
                fault -> wrong(fault, request, table, seat),
                number -> Answer.json(Answer.OK, JsonText.object(json -> json.writeNumberField("number", number))));
    }

    private static Answer wrong(Fault fault, Request request, LiveTable<?, ?, ?, ?, ?> table, Seat seat) {
        return fault instanceof Fault.Refused refused
                ? refused(refused.why(), request, table, seat)
                : Answer.problems(Answer.BAD, ((Fault.Unreadable) fault).problems());
    }
}
