package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.LineWriter;
import io.github.terrene.table.wire.Portrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Journals, as they are written or all at once. */
final class Journals {
    private Journals() {}

    static Answer answer(Request request, LiveTable<?, ?, ?, ?, ?> table) {
        Option<Seat> person = request.token().flatMap(table::seatOf);
        Option<Seat> seat = table.now().replay()
                ? watched(request, table)
                : person.orElse(() -> request.token().flatMap(table::coached));
        if (request.token().isDefined() && seat.isEmpty()) {
            return Routes.tokenNeeded();
        }
        Seat watcher = seat.getOrElse(Seat.ONLOOKER);
        Option<Integer> after =
                after(request).filter(number -> number <= table.now().number(watcher));
        if (after.isEmpty()) {
            return Answer.problem(Answer.BAD, Problem.at("after", "server/after", "there is no line with that number"));
        }
        return request.lasting()
                ? new Answer.Journal(new Feed(table, seat, person, after.get(), request))
                : Answer.json(Answer.OK, lines(table, watcher, after.get(), request.wishedLanguage()));
    }

    /** Through whose eyes a game is watched that was played before; onlookers' if nothing is said. */
    private static Option<Seat> watched(Request request, LiveTable<?, ?, ?, ?, ?> table) {
        return request.parameters()
                .get("seat")
                .flatMap(letter ->
                        table.now().seats().find(seat -> seat.toString().equals(letter)));
    }

    /** The last line that the client knows; none if that is no number. */
    private static Option<Integer> after(Request request) {
        return request.parameters()
                .get("after")
                .orElse(Option.some("0"))
                .filter(text -> text.matches("[0-9]{1,9}"))
                .map(Integer::valueOf);
    }

    private static String lines(LiveTable<?, ?, ?, ?, ?> table, Seat watcher, int after, Option<String> language) {
        Portrait<?, ?, ?, ?, ?> now = table.now();
        Array<Integer> numbers = Array.rangeClosed(after + 1, now.number(watcher));
        LineWriter writer = new LineWriter(watcher, language);
        return JsonText.object(json -> {
            json.writeFieldName("lines");
            JsonText.list(json, numbers, (number, list) -> list.writeRawValue(writer.line(now, number, table.time())));
        });
    }
}
