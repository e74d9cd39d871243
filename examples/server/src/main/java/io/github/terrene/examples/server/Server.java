package io.github.terrene.examples.server;

import io.github.terrene.examples.server.http.Connections;
import io.github.terrene.examples.server.http.Limits;
import io.github.terrene.examples.server.http.Malformed;
import io.github.terrene.examples.server.measures.Measures;
import io.github.terrene.table.Tables;
import io.vavr.collection.Array;
import java.io.Closeable;
import java.io.IOException;
import java.net.BindException;
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

    private final org.eclipse.jetty.server.Server http;
    private final ServerConnector connector;
    private final Parts parts;

    private Server(org.eclipse.jetty.server.Server http, ServerConnector connector, Parts parts) {
        this.http = http;
        this.connector = connector;
        this.parts = parts;
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
            Parts parts = Parts.of(settings, reports);
            http.setHandler(shared(parts.front(limits, reports), settings.origins()));
            http.start();
            parts.keepUp(limits, settings.guard().expire());
            return new Server(http, connector, parts);
        } catch (IOException unusable) {
            connector.close();
            throw unusable;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
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

    /** Makes all that is needed to play, and then says that it is ready. */
    void begin() {
        parts.begin();
    }

    /** All tables, with what no client may know: for tests. */
    Tables tables() {
        return parts.tables();
    }

    /** Tells nobody anything more. Bots think no more, and nothing more is done at any table. */
    @Override
    public void close() throws IOException {
        parts.streams().close();
        try {
            http.stop();
        } catch (Exception broken) {
            throw new IOException(broken);
        } finally {
            parts.close();
        }
    }
}
