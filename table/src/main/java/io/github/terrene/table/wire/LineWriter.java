package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.tree.Difference;
import io.vavr.control.Option;
import java.io.IOException;

/**
 * Writes lines of a journal for one client, one after another. The first shows everything, the others what has changed since the one before:
 * so it remembers what the client shows. For one thread at a time.
 */
@Internal
public final class LineWriter {
    private final Seat watcher;
    private final Option<String> language;
    private Option<Object> shown = Option.none();

    /**
     * For a client that has not been sent anything yet.
     *
     * @param watcher whose journal it is
     * @param language in which it is told; none for a client that makes its own words of values
     */
    public LineWriter(Seat watcher, Option<String> language) {
        this.watcher = watcher;
        this.language = language;
    }

    /** Whose journal it is. */
    public Seat watcher() {
        return watcher;
    }

    /**
     * The line with that number, which follows the one that was written last.
     *
     * @param time when it is sent, in milliseconds: it says what is left on clocks
     */
    public String line(Portrait<?, ?, ?, ?, ?> table, int number, long time) {
        return new JournalLine<>(table, watcher, number, time).written(this);
    }

    /** In which language it is told. */
    Option<String> language() {
        return language;
    }

    /** What the client shows; none if it was not sent anything yet. */
    Option<Object> shown() {
        return shown;
    }

    /** From now on it shows something else. */
    void shows(Object now) {
        shown = Option.some(now);
    }

    /**
     * Writes what the client shows: all of it, or what has changed since the last line.
     *
     * @param whole the field for all of it
     * @param changes the field for what has changed
     * @param form of what it shows
     */
    <T> void screen(String whole, String changes, Form<T> form, T now, JsonGenerator json) throws IOException {
        if (shown.isEmpty()) {
            json.writeFieldName(whole);
            Json.write(form, now, json);
        } else {
            json.writeFieldName(changes);
            Json.write(Difference.between(form, shown.get(), now), json);
        }
        shows(now);
    }
}
