package io.github.terrene.examples.server.store;

import io.github.terrene.table.Keeper;
import io.github.terrene.table.Tables;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** A PostgreSQL database with the lines of all tables, which any number of servers share. */
public final class Database implements Storage {
    /** So many tables are listed in a moment; far more can be kept. */
    private static final int MOST = 1_000_000;

    /** It counts its tables after so many nanoseconds, and not whenever somebody asks. */
    private static final long COUNTS = TimeUnit.SECONDS.toNanos(10);

    private static final String SCHEMA = "schema.sql";
    /** Two servers that begin at the same time make the schema one after another; the number is that of nothing else. */
    private static final String ONE_AT_A_TIME = "select pg_advisory_xact_lock(7265727265);\n";

    private final Sql sql;
    private final Servers servers;
    private final News news;
    private volatile long counted;
    private volatile int tables;

    private Database(Sql sql, Servers servers, News news) {
        this.sql = sql;
        this.servers = servers;
        this.news = news;
        this.counted = System.nanoTime() - COUNTS;
    }

    /**
     * Opens a database, and makes its tables if they are not there.
     *
     * @throws IOException if it cannot be used
     */
    static Database open(String url) throws IOException {
        Sql sql = Sql.open(url);
        try (InputStream schema = Database.class.getResourceAsStream(SCHEMA)) {
            sql.script(ONE_AT_A_TIME + new String(schema.readAllBytes(), StandardCharsets.UTF_8));
            Servers servers = new Servers(sql);
            servers.beat();
            return new Database(sql, servers, new News(sql, servers));
        } catch (IOException unusable) {
            sql.close();
            throw unusable;
        }
    }

    @Override
    public void tell(Tables tables) {
        news.tell(tables);
    }

    @Override
    public boolean full() {
        return size() >= MOST;
    }

    @Override
    public int size() {
        if (System.nanoTime() - counted >= COUNTS) {
            counted = System.nanoTime();
            tables = count();
        }
        return tables;
    }

    private int count() {
        try {
            return sql.rows(row -> row.getInt(1), "select count(*) from terrene_table where away is null")
                    .head();
        } catch (IOException gone) {
            return tables;
        }
    }

    @Override
    public boolean isWritable() {
        try {
            servers.beat();
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    @Override
    public Keeper create(String id, String first) throws IOException {
        sql.change(
                "with made as (insert into terrene_table (id) values (?) returning id)"
                        + " insert into terrene_line (table_id, number, line, server) select id, 1, ?, ? from made",
                id,
                first,
                servers.own());
        return new Rows(id, sql, servers, news, servers.own());
    }

    /** A line of a table. */
    private record Line(String text, String server) {}

    @Override
    public Option<Kept> find(String id) throws IOException {
        if (!Storage.isName(id)) {
            return Option.none();
        }
        Array<Line> lines = sql.rows(
                row -> new Line(row.getString(1), row.getString(2)),
                "select line, server from terrene_line join terrene_table on id = table_id"
                        + " where table_id = ? and away is null order by number",
                id);
        if (lines.isEmpty()) {
            return Option.none();
        }
        Rows keeper = new Rows(id, sql, servers, news, lines.last().server());
        keeper.takesOver(lines.size());
        return Option.some(new Kept(lines.map(Line::text), keeper));
    }

    @Override
    public boolean isAway(String id) {
        try {
            return Storage.isName(id)
                    && sql.rows(
                                    row -> row.getString(1),
                                    "select id from terrene_table where id = ? and away is not null",
                                    id)
                            .nonEmpty();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public Array<String> ids() throws IOException {
        return sql.rows(row -> row.getString(1), "select id from terrene_table where away is null")
                .sorted();
    }

    @Override
    public Option<Item> item(String id) throws IOException {
        if (!Storage.isName(id)) {
            return Option.none();
        }
        return sql.rows(
                        row -> new Item(row.getString(1), row.getTimestamp(2).getTime()),
                        "select line, (select kept from terrene_line where table_id = id order by number desc limit 1)"
                                + " from terrene_table join terrene_line on table_id = id"
                                + " where id = ? and number = 1 and away is null",
                        id)
                .headOption();
    }

    @Override
    public boolean putAway(String id) throws IOException {
        boolean away = Storage.isName(id)
                && sql.change("update terrene_table set away = now() where id = ? and away is null", id) > 0;
        if (away) {
            news.changed(id);
        }
        return away;
    }

    @Override
    public void close() {
        news.close();
        sql.close();
    }
}
