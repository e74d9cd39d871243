package io.github.terrene.examples.server;

import io.github.terrene.examples.server.http.Connections;
import io.github.terrene.examples.server.http.EventStreams;
import io.github.terrene.examples.server.http.Front;
import io.github.terrene.examples.server.http.Health;
import io.github.terrene.examples.server.http.Limits;
import io.github.terrene.examples.server.http.Malformed;
import io.github.terrene.examples.server.http.Office;
import io.github.terrene.examples.server.machine.Clockwork;
import io.github.terrene.examples.server.machine.Log;
import io.github.terrene.examples.server.machine.Machine;
import io.github.terrene.examples.server.measures.Measures;
import io.github.terrene.examples.server.store.Folder;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.Operator;
import io.github.terrene.table.Tables;
import io.vavr.collection.Array;
import java.io.Closeable;
import java.io.IOException;
import java.net.BindException;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.CrossOriginHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * The server, which runs until it is closed.
 *
 * <pre>{@code
 * try (Server server = Server.open(Settings.quick(folder))) {
 *     URI games = URI.create("http://127.0.0.1:" + server.port() + "/api/games");
 * }
 * }</pre>
 */
public final class Server implements Closeable {
    private static final int THREADS = 64;
    /** How many connections may be open: each costs a little memory and no thread. */
    private static final int CONNECTIONS = 10_000;
    /** How many connections may wait until they are accepted: whoever finds no room tries again only after a second. */
    private static final int WAITING = 1_000;
    /** How often it is looked for tables that are old. */
    private static final Duration EXPIRES = Duration.ofHours(1);

    private final org.eclipse.jetty.server.Server http;
    private final ServerConnector connector;
    private final EventStreams streams;
    private final Tables tables;
    private final Clockwork clockwork;
    private final Folder folder;
    private final Health health;
    private final Operator operator;

    private Server(
            org.eclipse.jetty.server.Server http,
            ServerConnector connector,
            EventStreams streams,
            Tables tables,
            Clockwork clockwork,
            Folder folder,
            Health health,
            Operator operator) {
        this.http = http;
        this.health = health;
        this.operator = operator;
        this.clockwork = clockwork;
        this.folder = folder;
        this.connector = connector;
        this.streams = streams;
        this.tables = tables;
    }

    /**
     * Starts a server.
     *
     * @throws java.net.BindException if the port is taken
     * @throws IOException if the folder cannot be used
     */
    public static Server open(Settings settings) throws IOException {
        org.eclipse.jetty.server.Server http = new org.eclipse.jetty.server.Server(new QueuedThreadPool(THREADS));
        Reports reports = new Reports(new Measures());
        Limits limits = new Limits(settings.guard().limits(), settings.guard().proxies(), System::nanoTime);
        ServerConnector connector = connector(http, settings, limits, reports);
        bind(connector);
        try {
            Timing timing = settings.timing();
            Folder folder = Folder.open(settings.tables(), settings.durable());
            Clockwork clockwork = Clockwork.of(timing.pause());
            Machine machine = new Machine(clockwork, reports::happened);
            Tables tables = new Tables(Shelf.onPath(), folder, machine);
            clockwork.forgets(tables, timing.idle());
            EventStreams streams = new EventStreams(timing.beat(), reports);
            Operator operator = new Operator(
                    tables, folder, machine, settings.guard().operator().map(machine::hash));
            Health health = new Health(folder::isWritable);
            Office office =
                    new Office(operator, measured(reports.measures(), tables, folder, streams, clockwork)::text);
            http.setHandler(shared(new Front(tables, streams, health, office, limits, reports), settings.origins()));
            http.start();
            keepUp(clockwork, limits, operator, settings.guard().expire());
            return new Server(http, connector, streams, tables, clockwork, folder, health, operator);
        } catch (IOException unusable) {
            connector.close();
            throw unusable;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static Measures measured(
            Measures measures, Tables tables, Folder folder, EventStreams streams, Clockwork clockwork) {
        return measures.with("tables_kept", "Tables that are kept", folder::size)
                .with("tables_in_memory", "Tables that are in memory", tables::inMemory)
                .with("streams", "Event streams that are open", streams::size)
                .with("bots_waiting", "Tables whose bots wait for a thread", clockwork::waiting)
                .with("bots_thinking", "Tables whose bots think", clockwork::thinking)
                .withMemory();
    }

    private static void keepUp(Clockwork clockwork, Limits limits, Operator operator, int expire) {
        clockwork.does(limits::forget, Duration.ofMinutes(1));
        if (expire > 0) {
            clockwork.does(() -> operator.expire(expire * Operator.DAY), EXPIRES);
        }
    }

    private static void bind(ServerConnector connector) throws IOException {
        try {
            connector.open();
        } catch (IOException failed) {
            throw failed.getCause() instanceof BindException taken ? taken : failed;
        }
    }

    private static ServerConnector connector(
            org.eclipse.jetty.server.Server http, Settings settings, Limits limits, Reports reports) {
        HttpConfiguration configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        ServerConnector connector = new ServerConnector(http, new HttpConnectionFactory(configuration));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(WAITING);
        connector.setIdleTimeout(settings.timing().patience().toMillis());
        connector.addBean(new Connections(limits, reports));
        http.setErrorHandler(new Malformed(reports));
        http.addConnector(connector);
        http.addBean(new NetworkConnectionLimit(CONNECTIONS, connector));
        return connector;
    }

    /** Pages from these origins may use the server, too. A token is in a header, so no browser sends it by itself. */
    private static Handler shared(Handler front, Array<String> origins) {
        if (origins.isEmpty()) {
            return front;
        }
        CrossOriginHandler shared = new CrossOriginHandler();
        shared.setAllowedOriginPatterns(origins.map(Pattern::quote).toJavaSet());
        shared.setAllowedMethods(Set.of("GET", "HEAD", "POST", "DELETE"));
        shared.setAllowedHeaders(Set.of("Authorization", "Content-Type", "Accept", "Accept-Language", "Last-Event-ID"));
        shared.setAllowCredentials(false);
        shared.setHandler(front);
        return shared;
    }

    /** The port at which it listens. */
    public int port() {
        return connector.getLocalPort();
    }

    /**
     * Makes all games, so that whoever runs the server is told which cannot be played, before somebody wants to; then it is ready. Last, it looks for
     * tables that were kept with other rules or cards.
     */
    void begin() {
        tables.makeGames();
        health.begins();
        Log.note("ready, with " + folder.size() + " tables, of which " + operator.lookThrough()
                + " were kept with other rules or cards");
    }

    /** All tables, with what no client may know: for tests. */
    Tables tables() {
        return tables;
    }

    /** Tells nobody anything more. Bots think no more, and nothing more is done at any table. */
    @Override
    public void close() throws IOException {
        streams.close();
        try {
            http.stop();
        } catch (Exception broken) {
            throw new IOException(broken);
        } finally {
            clockwork.close();
            folder.close();
        }
    }
}
