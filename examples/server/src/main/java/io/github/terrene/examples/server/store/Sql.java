package io.github.terrene.examples.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.vavr.collection.Array;
import java.io.Closeable;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * Statements for a database, each a transaction of its own. Connections are kept open, and made anew when the database comes back.
 *
 * @param pool the connections
 */
record Sql(HikariDataSource pool) implements Closeable {
    /** How long one waits for a connection, in milliseconds: then whoever asks is told to ask again. */
    private static final int PATIENCE = 1_000;

    /** So many connections a server has at most: those that commit at the same time share a flush of the disk. */
    private static final int CONNECTIONS = 20;

    /** After how many seconds without an answer a connection is given up. */
    private static final String SILENCE = "10";

    static Sql open(String url) throws IOException {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(PATIENCE);
        config.setValidationTimeout(PATIENCE);
        config.setPoolName("tables");
        config.addDataSourceProperty("ApplicationName", "terrene-server");
        config.addDataSourceProperty("connectTimeout", "2");
        config.addDataSourceProperty("socketTimeout", SILENCE);
        config.addDataSourceProperty("tcpKeepAlive", "true");
        try {
            return new Sql(new HikariDataSource(config));
        } catch (RuntimeException unreachable) {
            throw new IOException(
                    "the database cannot be used: " + reason(unreachable).getMessage(), unreachable);
        }
    }

    /** What the driver says, without what the pool and the network say. */
    private static Throwable reason(Throwable why) {
        Throwable cause = why.getCause();
        return why instanceof SQLException || cause == null ? why : reason(cause);
    }

    /**
     * A value of a row.
     *
     * @param <T> values
     */
    @FunctionalInterface
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** All rows. */
    <T> Array<T> rows(Row<T> row, String statement, Object... values) throws IOException {
        return done(connection -> {
            try (PreparedStatement prepared = prepared(connection, statement, values);
                    ResultSet rows = prepared.executeQuery()) {
                List<T> all = new ArrayList<>();
                while (rows.next()) {
                    all.add(row.read(rows));
                }
                return Array.ofAll(all);
            }
        });
    }

    /** Changes rows, and says how many. If it was done and the answer was lost, it is done a second time. */
    int change(String statement, Object... values) throws IOException {
        return done(connection -> {
            try (PreparedStatement prepared = prepared(connection, statement, values)) {
                return prepared.executeUpdate();
            }
        });
    }

    /** Carries out several statements, all or none. */
    void script(String statements) throws IOException {
        done(connection -> {
            try (Statement all = connection.createStatement()) {
                return all.execute(statements);
            }
        });
    }

    /**
     * What is done with a connection.
     *
     * @param <T> what comes of it
     */
    @FunctionalInterface
    private interface Work<T> {
        T with(Connection connection) throws SQLException;
    }

    /** If the connection was lost, others may be, too: all are made anew, and it is tried once more. */
    private <T> T done(Work<T> work) throws IOException {
        try {
            return once(work);
        } catch (SQLTransientConnectionException none) {
            throw new IOException(none);
        } catch (SQLException failed) {
            if (!isLost(failed)) {
                throw new IOException(failed);
            }
        }
        pool.getHikariPoolMXBean().softEvictConnections();
        try {
            return once(work);
        } catch (SQLException failed) {
            throw new IOException(failed);
        }
    }

    private <T> T once(Work<T> work) throws SQLException {
        try (Connection connection = pool.getConnection()) {
            return work.with(connection);
        }
    }

    /** The classes of errors with a connection, and of what an administrator does. */
    private static boolean isLost(SQLException why) {
        String state = why.getSQLState();
        return state != null && (state.startsWith("08") || state.startsWith("57P"));
    }

    /** A connection of one's own, outside the pool. */
    Connection alone() throws SQLException {
        return DriverManager.getConnection(pool.getJdbcUrl(), pool.getDataSourceProperties());
    }

    private static PreparedStatement prepared(Connection connection, String statement, Object... values)
            throws SQLException {
        PreparedStatement prepared = connection.prepareStatement(statement);
        for (int i = 0; i < values.length; i++) {
            prepared.setObject(i + 1, values[i]);
        }
        return prepared;
    }

    @Override
    public void close() {
        pool.close();
    }
}
