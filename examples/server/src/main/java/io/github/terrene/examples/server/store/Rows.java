package io.github.terrene.examples.server.store;

import io.github.terrene.table.Keeper;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;

/** The lines of one table in a database. A line is kept when its row is committed; of two with the same number, the first is. */
final class Rows implements Keeper {
    private final String id;
    private final Sql sql;
    private final Servers servers;
    private final News news;
    private volatile String leader;

    /**
     * Lines that are there.
     *
     * @param leader the server that wrote the latest
     */
    Rows(String id, Sql sql, Servers servers, News news, String leader) {
        this.id = id;
        this.sql = sql;
        this.servers = servers;
        this.news = news;
        this.leader = leader;
    }

    /** A line of this server's own that is there already was kept before, and only the answer was lost. */
    @Override
    public boolean keep(int number, String line) throws IOException {
        try {
            boolean kept = write(number, line) || isThere(number, line);
            if (kept) {
                leader = servers.own();
                news.changed(id);
            }
            return kept;
        } catch (IOException broken) {
            news.doubts(id);
            throw broken;
        }
    }

    private boolean write(int number, String line) throws IOException {
        return sql.change(
                        "insert into terrene_line (table_id, number, line, server)"
                                + " select id, ?, ?, ? from terrene_table where id = ? and away is null on conflict do nothing",
                        number,
                        line,
                        servers.own(),
                        id)
                > 0;
    }

    private boolean isThere(int number, String line) throws IOException {
        return sql.rows(
                        row -> row.getInt(1),
                        "select number from terrene_line where table_id = ? and number = ? and line = ? and server = ?",
                        id,
                        number,
                        line,
                        servers.own())
                .nonEmpty();
    }

    /**
     * The latest line that is known, or one after it.
     *
     * @param text none for the one that is known
     */
    private record Line(Option<String> text, String server) {}

    /** No row at all if the table was put away. */
    @Override
    public Option<Array<String>> after(int number) throws IOException {
        Array<Line> lines = sql.rows(
                row -> new Line(Option.of(row.getString(1)), row.getString(2)),
                "select case when number > ? then line end, server from terrene_line join terrene_table on id = table_id"
                        + " where table_id = ? and number >= ? and away is null order by number",
                number,
                id,
                number);
        lines.lastOption().forEach(latest -> leader = latest.server());
        return Option.when(lines.nonEmpty(), () -> lines.flatMap(Line::text));
    }

    @Override
    public boolean leads() {
        return leader.equals(servers.own());
    }

    @Override
    public boolean takesOver(int number) throws IOException {
        boolean takes = servers.hasEnded(leader)
                && sql.change(
                                "update terrene_line as latest set server = ? where table_id = ? and number = ? and server = ?"
                                        + " and not exists (select from terrene_server where id = server and until > now())"
                                        + " and not exists (select from terrene_line where table_id = latest.table_id"
                                        + " and number > latest.number)",
                                servers.own(),
                                id,
                                number,
                                leader)
                        > 0;
        if (takes) {
            leader = servers.own();
        }
        return takes;
    }
}
