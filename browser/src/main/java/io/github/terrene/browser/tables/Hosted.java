package io.github.terrene.browser.tables;

import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.Answer;
import io.github.terrene.table.LiveTable;
import io.github.terrene.table.Request;
import io.github.terrene.table.Tables;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.JSExport;

/**
 * Tables that JavaScript hosts: it passes requests on, keeps the lines that are {@linkplain #written written}, and lets bots think and clocks run
 * out when it has the time. Nothing is answered later than at once, and nothing happens by itself.
 */
public final class Hosted {
    private final Platform platform = new Platform();
    private final Lines lines = new Lines();
    private final Tables tables;
    private final Map<String, Turns> turns = new HashMap<>();

    /** No table is open yet. */
    public Hosted(Shelf shelf) {
        this.tables = new Tables(shelf, lines, platform);
    }

    /**
     * Answers a request.
     *
     * @param address below that of all tables, such as {@code tables/7f/moves}
     * @param parameters what is said besides, as in an address: {@code language=de&after=7}
     * @param token nothing if nobody speaks for a seat
     * @param body as JSON
     */
    @JSExport
    public Answered answer(String verb, String address, String parameters, String token, String body) {
        Answer.Text text = (Answer.Text) tables.answer(request(verb, address, parameters, token, body));
        return new Answered(text.status(), text.text());
    }

    /** The journal of a table as it is written, for a request like one to answer. */
    @JSExport
    public Heard listen(String table, String parameters, String token) {
        Answer answer = tables.answer(request("GET", "tables/" + table + "/journal", parameters, token, "")
                .asWritten());
        return answer instanceof Answer.Journal journal
                ? Heard.of(journal.feed())
                : Heard.refused((Answer.Text) answer);
    }

    private static Request request(String verb, String address, String parameters, String token, String body) {
        Request request = new Request(
                verb,
                Array.of(address.split("/")),
                io.vavr.collection.HashMap.empty(),
                Option.of(token).filter(text -> !text.isEmpty()),
                Shelf.LANGUAGES.head(),
                Option.when(body.length() <= Request.LARGEST, body),
                false);
        return Array.of(parameters.split("&"))
                .map(pair -> pair.split("=", 2))
                .filter(pair -> pair.length == 2)
                .foldLeft(request, (with, pair) -> with.with(pair[0], pair[1]));
    }

    /** The tables at which something has changed since this was asked last: {@code ["7f",…]}. */
    @JSExport
    public String changed() {
        return JsonText.of(json -> JsonText.list(json, platform.changed(), (id, list) -> list.writeString(id)));
    }

    /** The lines that are to be kept, in order, since this was asked last: {@code [{"table":"7f","number":1,"line":"…"}]}. */
    @JSExport
    public String written() {
        return JsonText.of(json -> JsonText.list(json, lines.written(), (line, list) -> {
            list.writeStartObject();
            list.writeStringField("table", line.table());
            list.writeNumberField("number", line.number());
            list.writeStringField("line", line.text());
            list.writeEndObject();
        }));
    }

    /** How many lines of a table are known here; 0 if it is not in memory. */
    @JSExport
    public int lines(String table) {
        return tables.lines(table);
    }

    /**
     * Lines of a table that were kept before, or by another page: all of them if none is known here, else those after the known ones.
     *
     * @param more each ends with a line feed
     */
    @JSExport
    public void bring(String table, String more) {
        Array<String> each = Array.of(more.split("\n"));
        if (tables.lines(table) == 0) {
            lines.bring(table, each);
        } else {
            tables.readOn(table, each);
        }
    }

    /** Forgets a table until its lines are brought again. */
    @JSExport
    public void forget(String table) {
        tables.forget(table);
        turns.remove(table);
    }

    /** After how many milliseconds the bots of a table should {@link #think}; −1 if nobody waits for one. */
    @JSExport
    public int pause(String table) {
        return found(table).map(found -> turns(found).pause()).getOrElse(-1);
    }

    /** One bot of a table decides. */
    @JSExport
    public void think(String table) {
        found(table, found -> turns(found).think());
    }

    /** After how many milliseconds somebody's time is up there; −1 if nobody's is limited. */
    @JSExport
    public int due(String table) {
        return found(table)
                .flatMap(found -> found.session().due())
                .map(due -> (int) Math.min(Integer.MAX_VALUE, Math.max(0, due - platform.time())))
                .getOrElse(-1);
    }

    /** Whoever's time is up is late. */
    @JSExport
    public void runOut(String table) {
        found(table, LiveTable::runOut);
    }

    private void found(String table, Consumer<LiveTable<?, ?, ?, ?, ?>> what) {
        try {
            found(table).forEach(what);
        } catch (RuntimeException broken) {
            platform.failed(broken);
        }
    }

    private Option<LiveTable<?, ?, ?, ?, ?>> found(String table) {
        return tables.lines(table) == 0 ? Option.none() : tables.find(table);
    }

    private Turns turns(LiveTable<?, ?, ?, ?, ?> table) {
        return turns.computeIfAbsent(table.id(), id -> new Turns(table.bots()));
    }
}
