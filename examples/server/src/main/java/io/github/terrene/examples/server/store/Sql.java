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
    private static final int PATIENCE = 2_000;

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
        try (Connection connection = pool.getConnection();
                PreparedStatement prepared = prepared(connection, statement, values);
                ResultSet rows = prepared.executeQuery()) {
            List<T> all = new ArrayList<>();
            while (rows.next()) {
                all.add(row.read(rows));
            }
            return Array.ofAll(all);
        } catch (SQLException failed) {
            throw new IOException(failed);
        }
    }

    /** Carries out several statements, all or none. */
    void script(String statements) throws IOException {
        try (Connection connection = pool.getConnection();
                Statement all = connection.createStatement()) {
            all.execute(statements);
        } catch (SQLException failed) {
            throw new IOException(failed);
        }
    }

    /** A connection of one's own, outside the pool. */
    Connection alone() throws SQLException {
        return DriverManager.getConnection(pool.getJdbcUrl(), pool.getDataSourceProperties());
    }

    /** Changes rows, and says how many. */
    int change(String statement, Object... values) throws IOException {
        try (Connection connection = pool.getConnection();
                PreparedStatement prepared = prepared(connection, statement, values)) {
            return prepared.executeUpdate();
        } catch (SQLException failed) {
            throw new IOException(failed);
        }
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
