package io.github.terrene.examples.server.http;

import io.github.terrene.examples.server.table.LiveTable;
import io.github.terrene.examples.server.wire.JsonText;
import io.github.terrene.examples.server.wire.LineWriter;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Journals, as streams of events or all at once.
 *
 * @param streams where streams are kept going
 */
record Journals(EventStreams streams) {
    private static final String JSON = "application/json";

    Answer answer(Call call, LiveTable<?, ?, ?, ?, ?> table) {
        Option<Seat> seat = call.token().flatMap(table::seatOf);
        if (call.token().isDefined() && seat.isEmpty()) {
            return Answer.tokenNeeded();
        }
        Portrait<?, ?, ?, ?, ?> now = table.now();
        Option<Integer> known = after(call).filter(after -> after <= now.number(seat.getOrElse(Seat.ONLOOKER)));
        if (known.isEmpty()) {
            return Answer.problem(Answer.BAD, "after", "after", "there is no line with that number");
        }
        int after = known.get();
        if (call.header("Accept").exists(accept -> accept.contains(JSON))) {
            return Answer.json(Answer.OK, lines(now, seat.getOrElse(Seat.ONLOOKER), after, call.wishedLanguage()));
        }
        return streams.full()
                ? Answer.problem(Answer.BUSY, "journal", "full", "too many read already")
                : stream -> stream(stream, table, seat, after);
    }

    /** What the client knows: a browser that comes back by itself says so in a header. None if that is no number. */
    private static Option<Integer> after(Call call) {
        return Option.of(call.header("Last-Event-ID")
                        .orElse(() -> call.parameter("after"))
                        .getOrElse("0"))
                .filter(text -> text.matches("[0-9]{1,9}"))
                .map(Integer::valueOf);
    }

    private static String lines(Portrait<?, ?, ?, ?, ?> now, Seat watcher, int after, Option<String> language) {
        Array<Integer> numbers = Array.rangeClosed(after + 1, now.number(watcher));
        LineWriter writer = new LineWriter(watcher, language);
        return JsonText.object(json -> {
            json.writeFieldName("lines");
            JsonText.list(json, numbers, (number, list) -> list.writeRawValue(writer.line(now, number)));
        });
    }

    private void stream(Call call, LiveTable<?, ?, ?, ?, ?> table, Option<Seat> seat, int after) {
        call.begin(Answer.OK, "text/event-stream", "no-store");
        call.response().getHeaders().put("X-Accel-Buffering", "no"); // for proxies that would wait for more
        if (call.headOnly()) {
            call.callback().succeeded();
        } else {
            new EventStream(streams, table, seat, after, call).open();
        }
    }
}
