package io.github.terrene.examples.server;

import io.github.terrene.examples.server.http.EventStreams;
import io.github.terrene.examples.server.http.Front;
import io.github.terrene.examples.server.http.Health;
import io.github.terrene.examples.server.http.Limits;
import io.github.terrene.examples.server.http.Office;
import io.github.terrene.examples.server.machine.Clockwork;
import io.github.terrene.examples.server.machine.Log;
import io.github.terrene.examples.server.machine.Machine;
import io.github.terrene.examples.server.measures.Measures;
import io.github.terrene.examples.server.store.Storage;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.Operator;
import io.github.terrene.table.Tables;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;

/**
 * What a server consists of besides the network.
 *
 * @param storage where tables are kept
 * @param clockwork what tables do by themselves
 * @param tables all of them
 * @param streams those who read
 * @param health whether it can be played at
 * @param operator what only whoever runs it may ask
 */
record Parts(
        Storage storage, Clockwork clockwork, Tables tables, EventStreams streams, Health health, Operator operator)
        implements Closeable {
    /** How often it is looked for tables that are old, and for addresses that have left. */
    private static final Duration EXPIRES = Duration.ofHours(1);

    private static final Duration FORGETS = Duration.ofMinutes(1);

    /**
     * All of a server that begins.
     *
     * @throws IOException if tables cannot be kept there
     */
    static Parts of(Settings settings, Reports reports) throws IOException {
        Storage storage = settings.place().open();
        Clockwork clockwork = Clockwork.of(settings.timing().pause());
        Machine machine = new Machine(clockwork, settings.timing().clock(), reports::happened);
        Tables tables = new Tables(Shelf.onPath(), storage, machine);
        storage.tell(tables);
        clockwork.forgets(tables, settings.timing().idle());
        return new Parts(
                storage,
                clockwork,
                tables,
                new EventStreams(settings.timing().beat(), reports),
                new Health(storage::isWritable),
                new Operator(
                        tables, storage, machine, settings.guard().operator().map(machine::hash)));
    }

    /** Brings requests to them. */
    Front front(Limits limits, Reports reports) {
        Measures measures = measured(reports.measures());
        return new Front(tables, streams, health, new Office(operator, measures::text), limits, reports);
    }

    private Measures measured(Measures measures) {
        return measures.with("tables_kept", "Tables that are kept", storage::size)
                .with("tables_in_memory", "Tables that are in memory", tables::inMemory)
                .with("streams", "Event streams that are open", streams::size)
                .with("bots_waiting", "Tables whose bots wait for a thread", clockwork::waiting)
                .with("bots_thinking", "Tables whose bots think", clockwork::thinking)
                .withMemory();
    }

    /**
     * From time to time something is forgotten or put away.
     *
     * @param expire after how many days tables are put away; 0 for never
     */
    void keepUp(Limits limits, int expire) {
        clockwork.does(limits::forget, FORGETS);
        if (expire > 0) {
            clockwork.does(() -> operator.expire(expire * Operator.DAY), EXPIRES);
        }
    }

    /**
     * Makes all games, so that whoever runs the server is told which cannot be played, before somebody wants to; then it is ready. Last, it looks for
     * tables that were kept with other rules or cards.
     */
    void begin() {
        tables.makeGames();
        health.begins();
        Log.note("ready, with " + storage.size() + " tables, of which " + operator.lookThrough()
                + " were kept with other rules or cards");
    }

    @Override
    public void close() throws IOException {
        clockwork.close();
        storage.close();
    }
}
