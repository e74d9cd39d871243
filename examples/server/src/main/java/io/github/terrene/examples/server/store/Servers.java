package io.github.terrene.examples.server.store;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import java.io.IOException;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * The servers that share a database, as far as they say so. Each writes again and again until when it runs at least; the clock is that of the database,
 * so theirs may differ. One that was killed is thought to run for some seconds more.
 */
final class Servers {
    /** For how many seconds a server is thought to run. */
    private static final int LEASE = 5;

    private final Sql sql;
    private final String own = UUID.randomUUID().toString();
    private volatile Set<String> running = HashSet.empty();
    private volatile long trusted = System.nanoTime();
    private boolean ended; // guarded by this

    Servers(Sql sql) {
        this.sql = sql;
    }

    /** The name of this server, which no other ever has. */
    String own() {
        return own;
    }

    /** This server runs, and hears which others do. */
    synchronized void beat() throws IOException {
        Set<String> before = running;
        running = sql.rows(
                        row -> row.getString(1),
                        "with own as (insert into terrene_server values (?, now() + ? * interval '1 second')"
                                + " on conflict (id) do update set until = excluded.until)"
                                + " select id from terrene_server where until > now()",
                        own,
                        LEASE)
                .toSet()
                .add(own);
        ended |= !running.containsAll(before);
    }

    /** Whether another has ended since this was asked last, as far as this one knows. */
    synchronized boolean hasAnyEnded() {
        boolean certain = isTrusted();
        boolean any = ended && certain;
        ended = ended && !certain;
        return any;
    }

    /** The database was gone, so nobody could say that they run: they get the time to do so. */
    synchronized void doubt() {
        trusted = System.nanoTime() + TimeUnit.SECONDS.toNanos(LEASE);
        ended = true;
    }

    private boolean isTrusted() {
        return System.nanoTime() - trusted >= 0;
    }

    /** Whether a server does not run any more, as far as this one knows. */
    boolean hasEnded(String server) {
        return !running.contains(server) && isTrusted();
    }

    /** This server ends: others need not wait. */
    void end() {
        try {
            sql.change("delete from terrene_server where id = ? or until < now() - interval '1 day'", own);
        } catch (IOException gone) {
            // Then they wait for some seconds.
        }
    }
}
