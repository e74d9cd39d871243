package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Line;
import io.github.terrene.session.Offer;
import io.github.terrene.session.Proposal;
import io.github.terrene.session.Session;
import io.github.terrene.session.TimeControl;
import io.vavr.collection.Array;
import java.io.IOException;

/**
 * A line of a journal, as it is sent.
 *
 * @param table the table
 * @param watcher whose journal it is
 * @param number of the line
 * @param time when it is sent
 */
record JournalLine<C, S, A, E, V>(Portrait<C, S, A, E, V> table, Seat watcher, int number, long time) {
    String written(LineWriter writer) {
        return JsonText.object(json -> {
            Line<E, V> line = session().since(watcher, number - 1).head();
            json.writeNumberField("number", number);
            what(line.what(), json);
            if (writer.language().isDefined()) {
                narration(line, writer.language().get()).write(writer, json);
            } else {
                values(line, writer, json);
            }
            json.writeBooleanField("over", over());
            if (over()) {
                json.writeFieldName("outcome");
                Json.write(
                        Sends.RESULT, table.result(watcher, writer.language()).get(), json);
            }
            if (answered() && session().proposal().isDefined()) {
                proposal(session().proposal().get(), json);
            }
            if (answered() && !session().setup().time().equals(TimeControl.NONE)) {
                clocks(json);
            }
            JsonText.list(json, "awaited", awaited(line), (seat, list) -> list.writeString(seat.toString()));
        });
    }

    private Narration narration(Line<E, V> line, String language) {
        return table.narrations()
                .of(
                        watcher,
                        language,
                        number,
                        table.number(watcher),
                        () -> table.words(watcher, language).line(line, answered()));
    }

    private Session<C, S, A, E, V> session() {
        return table.session();
    }

    private GameForms<C, S, A, E, V> forms() {
        return session().rules().forms();
    }

    private boolean newest() {
        return number == table.number(watcher);
    }

    /** Whether it is what players can answer. */
    private boolean answered() {
        return newest() && table.stopped().isEmpty();
    }

    private boolean over() {
        return newest() && session().outcome().isDefined();
    }

    private Array<Seat> awaited(Line<E, V> line) {
        return over() || table.stopped().isDefined()
                ? Array.empty()
                : Array.ofAll(session().rules().awaited(line.view()));
    }

    /** What is left of everybody's time, as far as the watcher knows, and when it is up. */
    private void clocks(JsonGenerator json) throws IOException {
        json.writeFieldName("clocks");
        Json.write(
                Sends.CLOCKS,
                session()
                        .clocks(watcher)
                        .toArray()
                        .map(clock -> SentClock.of(
                                clock._1, clock._2, session().setup().time(), time)),
                json);
    }

    /** What waits for replies, and whether for one of the watcher. */
    private void proposal(Proposal proposal, JsonGenerator json) throws IOException {
        boolean reply = session().replying().contains(watcher);
        json.writeFieldName("proposal");
        Json.write(Sends.OFFERED, Offered.of(proposal, reply), json);
    }

    private static void what(Line.What<?> what, JsonGenerator json) throws IOException {
        Happening happening = Happening.of(what);
        json.writeStringField("what", happening.what().name());
        for (Seat by : happening.by()) {
            json.writeStringField("by", by.toString());
        }
        for (boolean agreed : happening.agreed()) {
            json.writeBooleanField("agreed", agreed);
        }
        for (Offer offer : happening.offer()) {
            json.writeStringField("offer", offer.name());
        }
        for (Seat seat : happening.seat()) {
            json.writeStringField("seat", seat.toString());
        }
    }

    /** For a client that makes its own words and pictures. */
    private void values(Line<E, V> line, LineWriter writer, JsonGenerator json) throws IOException {
        if (line.what() instanceof Line.Happened<E> happened) {
            JsonText.list(json, "events", happened.events(), (event, list) -> Json.write(forms().event(), event, list));
        }
        writer.screen("shown", "changes", forms().shown(), session().shown(watcher, number), json);
        if (answered()) {
            JsonText.list(
                    json,
                    "choices",
                    session().choices(watcher),
                    (action, list) -> Json.write(forms().action(), action, list));
        }
    }
}
