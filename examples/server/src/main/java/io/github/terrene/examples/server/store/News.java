package io.github.terrene.examples.server.store;

import io.github.terrene.table.Tables;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * At which tables something was done: other servers are told by {@code NOTIFY}, and heard by {@code LISTEN}. News are sent after the lines are kept,
 * many at a time, and without waiting for the disk: transactions that notify commit one after another. If some are lost, since a server was killed or a
 * connection broke, the others look at all tables that they have in memory.
 */
final class News implements Closeable {
    /** What cannot be done without the database is tried again after so many milliseconds. */
    static final int RETRY = 1_000;

    private static final System.Logger LOG = System.getLogger("io.github.terrene.server");
    /** How often a server says that it runs, in milliseconds. */
    private static final int BEAT = 1_000;
    /** So many names fit into what is sent at once, which is shorter than 8,000 bytes. */
    private static final int MOST = 200;

    private static final String SPACE = " ";

    private final Sql sql;
    private final Servers servers;
    private final Sightings sightings;
    private final Waiting telling = new Waiting("tells other servers", MOST, this::send);
    private final Waiting reading = new Waiting("reads on", MOST, this::readOn);
    private final Thread listening = new Thread(this::listen, "listens to other servers");
    private volatile @Nullable Tables tables;
    private volatile @Nullable Connection connection;
    private volatile boolean closed;
    private boolean lost; // of the listening thread alone

    News(Sql sql, Servers servers) {
        this.sql = sql;
        this.servers = servers;
        this.sightings = new Sightings(sql, servers, Sightings.EVERY);
        listening.setDaemon(true);
    }

    /** From now on these tables hear what is done elsewhere. */
    void tell(Tables those) {
        tables = those;
        telling.begin();
        reading.begin();
        listening.start();
    }

    /** This server has done something at a table. */
    void changed(String table) {
        telling.add(table);
    }

    /** Nobody can tell whether something was kept at a table: it is looked at as soon as that is possible. */
    void doubts(String table) {
        reading.add(table);
    }

    /** The name of this server, and those of the tables. */
    private Array<String> send(Array<String> names) {
        try {
            String news = names.prepend(servers.own()).mkString(SPACE);
            sql.rows(
                    row -> SPACE,
                    "select pg_notify('terrene', ?), set_config('synchronous_commit', 'off', true)",
                    news);
            return Array.empty();
        } catch (IOException gone) {
            return names;
        }
    }

    private Array<String> readOn(Array<String> names) {
        return names.filter(name -> !isRead(name));
    }

    private boolean isRead(String name) {
        Tables all = tables;
        try {
            if (all != null) {
                all.readOn(name);
            }
            return true;
        } catch (UncheckedIOException gone) {
            return false;
        } catch (RuntimeException damaged) {
            LOG.log(Level.WARNING, "what another server did cannot be done here: " + damaged.getMessage());
            return true;
        }
    }

    private void listen() {
        while (!closed) {
            try (Connection mine = sql.alone()) {
                connection = mine;
                listen(mine);
            } catch (SQLException | IOException gone) {
                lost(gone);
                pause();
            }
        }
    }

    private void lost(Exception gone) {
        servers.doubt();
        if (!lost && !closed) {
            LOG.log(Level.WARNING, "the database does not answer: " + gone.getMessage());
        }
        lost = true;
    }

    private void listen(Connection mine) throws SQLException, IOException {
        try (Statement statement = mine.createStatement()) {
            statement.execute("listen terrene; listen " + Sightings.CHANNEL);
        }
        servers.beat();
        lookAgain();
        if (lost) {
            LOG.log(Level.INFO, "the database answers again");
        }
        lost = false;
        PGConnection postgres = mine.unwrap(PGConnection.class);
        for (long beat = System.nanoTime(); !closed; ) {
            boolean ended = false;
            for (PGNotification each : postgres.getNotifications(BEAT)) {
                ended |= hear(each.getName(), Array.of(each.getParameter().split(SPACE)));
            }
            if (ended || System.nanoTime() - beat >= TimeUnit.MILLISECONDS.toNanos(BEAT)) {
                beat = System.nanoTime();
                servers.beat();
                if (servers.hasAnyEnded() || ended) {
                    lookAgain();
                }
                tellWhoIsThere();
            }
        }
    }

    private void tellWhoIsThere() throws IOException {
        Tables all = tables;
        if (all != null) {
            sightings.beat(all);
        }
    }

    /** Whether a server says that it ends: that is all it says then. */
    private boolean hear(String channel, Array<String> news) {
        Tables all = tables;
        if (channel.equals(Sightings.CHANNEL)) {
            Option.of(all).forEach(those -> sightings.hear(news, those));
            return false;
        }
        if (all != null && !news.head().equals(servers.own())) {
            news.tail().filter(name -> all.lines(name) > 0).forEach(reading::add);
        }
        return news.size() == 1;
    }

    private void lookAgain() {
        Tables all = tables;
        if (all != null) {
            all.ids().forEach(reading::add);
        }
    }

    private void pause() {
        try {
            if (!closed) {
                Thread.sleep(RETRY);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says nothing more but that this server has ended. */
    @Override
    public void close() {
        closed = true;
        telling.close();
        reading.close();
        Connection open = connection;
        try {
            if (open != null) {
                open.abort(Runnable::run);
            }
            listening.join(RETRY);
        } catch (SQLException gone) {
            // It is closed, then.
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
        servers.end();
        send(Array.empty());
    }
}
