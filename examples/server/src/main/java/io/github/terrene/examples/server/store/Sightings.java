package io.github.terrene.examples.server.store;

import io.github.terrene.kernel.Seat;
import io.github.terrene.table.Tables;
import io.vavr.collection.Array;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * Who is at which table: each server tells the others from time to time whom it has seen, so that nobody is taken to be away who reads elsewhere.
 * It is told on a channel of its own, where the letters of seats stand behind the name of their table: {@code 7f…:AB}.
 */
final class Sightings {
    /** The channel. */
    static final String CHANNEL = "terrene_seen";

    /** How often it is told, in nanoseconds: twice before somebody is taken to be away. */
    static final long EVERY = TimeUnit.SECONDS.toNanos(8);

    /** So many tables fit into what is sent at once, which is shorter than 8,000 bytes: each has a name of 32 letters and some seats. */
    private static final int MOST = 120;

    private static final String SPACE = " ";
    private static final String BEHIND = ":";

    private final Sql sql;
    private final Servers servers;
    private final long every;
    private long told = System.nanoTime();

    /**
     * Nothing is told yet.
     *
     * @param every how often it is told, in nanoseconds
     */
    Sightings(Sql sql, Servers servers, long every) {
        this.sql = sql;
        this.servers = servers;
        this.every = every;
    }

    /** Tells it if it is time to. */
    void beat(Tables tables) throws IOException {
        long since = System.nanoTime() - told;
        if (since >= every) {
            told += since;
            Array<String> seen = tables.seen(TimeUnit.NANOSECONDS.toMillis(since))
                    .map(table -> table._1 + BEHIND + table._2.mkString())
                    .toArray();
            for (Array<String> some : seen.grouped(MOST)) {
                tell(some.prepend(servers.own()).mkString(SPACE));
            }
        }
    }

    private void tell(String news) throws IOException {
        sql.rows(row -> SPACE, "select pg_notify(?, ?), set_config('synchronous_commit', 'off', true)", CHANNEL, news);
    }

    /** Another server, or this one, has told it. */
    void hear(Array<String> news, Tables tables) {
        if (!news.head().equals(servers.own())) {
            news.tail().map(seen -> seen.split(BEHIND)).forEach(seen -> tables.seenElsewhere(seen[0], seats(seen[1])));
        }
    }

    private static Array<Seat> seats(String letters) {
        return Array.ofAll(letters.toCharArray()).map(letter -> Seat.of(letter - 'A'));
    }
}
