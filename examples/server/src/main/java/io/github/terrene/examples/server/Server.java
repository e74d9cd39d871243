package io.github.terrene.examples.server;

import com.sun.net.httpserver.HttpServer;
import io.github.terrene.examples.server.http.EventStreams;
import io.github.terrene.examples.server.http.Patience;
import io.github.terrene.examples.server.http.Routes;
import io.github.terrene.examples.server.store.Folder;
import io.github.terrene.examples.server.table.Tables;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

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
    private static final int THREADS = 128;
    private static final int IDLE_SECONDS = 30;
    /** How many connections may wait until they are accepted: whoever finds no room tries again only after a second. */
    private static final int WAITING = 1_000;

    static {
        // Read by the JDK's server once, when its class is loaded: seconds for a whole request, and answers that do not
        // wait for more.
        property("sun.net.httpserver.maxReqTime", "15");
        property("sun.net.httpserver.nodelay", "true");
        // How many connections may wait for another request.
        property("sun.net.httpserver.maxIdleConnections", "2000");
    }

    private final HttpServer http;
    private final ThreadPoolExecutor threads;
    private final Patience patience;
    private final EventStreams streams;
    private final Tables tables;

    private Server(
            HttpServer http, ThreadPoolExecutor threads, Patience patience, EventStreams streams, Tables tables) {
        this.http = http;
        this.threads = threads;
        this.patience = patience;
        this.streams = streams;
        this.tables = tables;
    }

    private static void property(String name, String value) {
        if (System.getProperty(name) == null) {
            System.setProperty(name, value);
        }
    }

    /**
     * Starts a server.
     *
     * @throws java.net.BindException if the port is taken
     * @throws IOException if the folder cannot be used
     */
    public static Server open(Settings settings) throws IOException {
        HttpServer http = HttpServer.create(new InetSocketAddress(settings.host(), settings.port()), WAITING);
        try {
            Folder folder = Folder.open(settings.tables(), settings.durable());
            return open(http, new Tables(folder, settings.timing()), settings.timing());
        } catch (IOException unusable) {
            http.stop(0);
            throw unusable;
        }
    }

    private static Server open(HttpServer http, Tables tables, Timing timing) {
        Patience patience = new Patience(timing.patience());
        EventStreams streams = new EventStreams(patience, timing.beat());
        ThreadPoolExecutor threads =
                new ThreadPoolExecutor(THREADS, THREADS, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        threads.allowCoreThreadTimeOut(true);
        http.setExecutor(threads);
        http.createContext("/", new Routes(tables, streams).front());
        http.start();
        return new Server(http, threads, patience, streams, tables);
    }

    /** The port at which it listens. */
    public int port() {
        return http.getAddress().getPort();
    }

    /** All tables, with what no client may know: for tests. */
    Tables tables() {
        return tables;
    }

    /** Tells nobody anything more, and closes the files of all tables. */
    @Override
    public void close() throws IOException {
        streams.close();
        patience.close();
        http.stop(0);
        threads.shutdown();
        tables.close();
    }
}
