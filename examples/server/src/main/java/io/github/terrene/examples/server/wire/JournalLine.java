package io.github.terrene.examples.server.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Line;
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
 */
record JournalLine<C, S, A, E, V>(Portrait<C, S, A, E, V> table, Seat watcher, int number) {
    String written(LineWriter writer) {
        return JsonText.object(json -> {
            Line<E, V> line = session().since(watcher, number - 1).head();
            json.writeNumberField("number", number);
            what(line.what(), json);
            if (writer.language().isDefined()) {
                table.words(watcher, writer.language().get()).line(line, writer, newest(), json);
            } else {
                values(line, writer, json);
            }
            json.writeBooleanField("over", over());
            if (newest() && session().proposal().isDefined()) {
                proposal(session().proposal().get(), json);
            }
            if (newest() && !session().setup().time().equals(TimeControl.NONE)) {
                clocks(System.currentTimeMillis(), json);
            }
            JsonText.list(json, "awaited", awaited(line), (seat, list) -> list.writeString(seat.toString()));
        });
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

    private boolean over() {
        return newest() && session().outcome().isDefined();
    }

    private Array<Seat> awaited(Line<E, V> line) {
        return over() ? Array.empty() : Array.ofAll(session().rules().awaited(line.view()));
    }

    /** What is left of everybody's time, as far as the watcher knows, and when it is up. */
    private void clocks(long now, JsonGenerator json) throws IOException {
        JsonText.list(json, "clocks", session().clocks(watcher), (clock, list) -> {
            list.writeStartObject();
            list.writeStringField("seat", clock._1.toString());
            for (long left : clock._2.left(now)) {
                list.writeNumberField("left", left);
            }
            for (long due : clock._2.due(session().setup().time())) {
                list.writeNumberField("due", Math.max(0, due - now));
            }
            list.writeEndObject();
        });
    }

    /** What waits for replies, and whether for one of the watcher. */
    private void proposal(Proposal proposal, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("proposal");
        json.writeStringField("by", proposal.by().toString());
        json.writeStringField("offer", proposal.offer().name());
        json.writeBooleanField("reply", session().replying().contains(watcher));
        json.writeEndObject();
    }

    private static void what(Line.What<?> what, JsonGenerator json) throws IOException {
        if (what instanceof Line.TakenBack<?> taken) {
            json.writeStringField("what", "taken-back");
            json.writeStringField("by", taken.by().toString());
            json.writeBooleanField("agreed", taken.agreed());
        } else if (what instanceof Line.Proposed<?> proposed) {
            json.writeStringField("what", "proposed");
            json.writeStringField("by", proposed.by().toString());
            json.writeStringField("offer", proposed.offer().name());
        } else if (what instanceof Line.Declined<?> declined) {
            json.writeStringField("what", "declined");
            json.writeStringField("by", declined.by().toString());
            json.writeStringField("offer", declined.offer().name());
        } else if (what instanceof Line.DrawAgreed<?>) {
            json.writeStringField("what", "draw-agreed");
        } else if (what instanceof Line.ClocksStopped<?>) {
            json.writeStringField("what", "clocks-stopped");
        } else {
            json.writeStringField("what", what instanceof Line.ClocksStarted<?> ? "clocks-started" : "happened");
        }
    }

    /** For a client that makes its own words and pictures. */
    private void values(Line<E, V> line, LineWriter writer, JsonGenerator json) throws IOException {
        if (line.what() instanceof Line.Happened<E> happened) {
            JsonText.list(json, "events", happened.events(), (event, list) -> Json.write(forms().event(), event, list));
        }
        writer.screen("shown", "changes", forms().shown(), session().shown(watcher, number), json);
        if (newest()) {
            JsonText.list(
                    json,
                    "choices",
                    session().choices(watcher),
                    (action, list) -> Json.write(forms().action(), action, list));
        }
    }
}
