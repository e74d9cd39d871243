package io.github.terrene.examples.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.examples.server.Postgres;
import io.github.terrene.table.Keeper;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Any number of servers keep lines of the same tables. */
@Timeout(60)
class DatabaseTest extends StorageContract {
    private final Storage.InDatabase database = Postgres.shared().database();

    @Override
    Storage.Place place() {
        return database;
    }

    private static Keeper keeper(Storage other) throws IOException {
        return other.find(ONE).get().keeper();
    }

    @Test
    void whoComesSecondReadsOn() throws IOException {
        Keeper here = storage.create(ONE, FIRST);
        try (Storage other = database.open()) {
            Keeper there = keeper(other);
            assertThat(there.keep(2, "{\"by\":\"there\"}")).isTrue();
            assertThat(here.keep(2, "{\"by\":\"here\"}")).isFalse();
            assertThat(here.after(1)).isEqualTo(Option.some(Array.of("{\"by\":\"there\"}")));
            assertThat(here.keep(3, "{\"by\":\"here\"}")).isTrue();
            assertThat(there.after(2)).isEqualTo(Option.some(Array.of("{\"by\":\"here\"}")));
            assertThat(there.after(3)).isEqualTo(Option.some(Array.empty()));
        }
        assertThat(lines(ONE)).containsExactly(FIRST, "{\"by\":\"there\"}", "{\"by\":\"here\"}");
    }

    @Test
    void ofTwoAtTheSameTimeOneIsFirst() throws Exception {
        int lines = 100;
        storage.create(ONE, FIRST);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try (Storage other = database.open()) {
            List<Future<Integer>> kept = new ArrayList<>();
            for (Keeper each : List.of(keeper(storage), keeper(other))) {
                kept.add(threads.submit(() -> kept(each, lines)));
            }
            assertThat(kept.get(0).get() + kept.get(1).get()).isEqualTo(lines);
        } finally {
            threads.shutdown();
        }
        assertThat(lines(ONE)).hasSize(lines + 1);
    }

    private static int kept(Keeper keeper, int lines) throws IOException {
        int kept = 0;
        for (int number = 2; number < lines + 2; number++) {
            kept += keeper.keep(number, "{\"number\":" + number + "}") ? 1 : 0;
        }
        return kept;
    }

    @Test
    void whoWroteLastLeadsUntilItEnds() throws IOException {
        Keeper here = storage.create(ONE, FIRST);
        Storage other = database.open();
        Keeper there = keeper(other);
        assertThat(there.leads()).isFalse();
        there.keep(2, "{}");
        assertThat(there.leads()).isTrue();
        here.after(1);
        assertThat(here.leads()).isFalse();
        assertThat(here.takesOver(2)).isFalse();
        other.close();
        storage.isWritable(); // hears who runs
        try (Storage third = database.open()) {
            assertThat(here.takesOver(2)).isTrue();
            assertThat(here.leads()).isTrue();
            assertThat(keeper(third).leads()).isFalse();
            assertThat(keeper(third).takesOver(2)).isFalse();
        }
    }

    @Test
    void aServerThatIsKilledHasEndedWhenItsTimeIsUp() throws IOException {
        storage.create(ONE, FIRST);
        Postgres.ask(database, "insert into terrene_server values ('killed', now() + interval '1 hour')");
        Postgres.ask(database, "update terrene_line set server = 'killed'");
        storage.isWritable();
        assertThat(keeper(storage).leads()).isFalse();
        Postgres.ask(database, "update terrene_server set until = now() where id = 'killed'");
        storage.isWritable();
        assertThat(keeper(storage).leads()).isTrue();
        assertThat(Postgres.ask(database, "select count(*) from terrene_line where server = 'killed'"))
                .containsExactly("0");
    }

    @Test
    void whatIsPutAwayElsewhereKeepsNothing() throws IOException {
        Keeper here = storage.create(ONE, FIRST);
        try (Storage other = database.open()) {
            assertThat(other.putAway(ONE)).isTrue();
        }
        assertThat(here.keep(2, "{}")).isFalse();
        assertThat(here.after(1).isDefined()).isFalse();
        Postgres.ask(database, "update terrene_table set away = null");
        assertThat(lines(ONE)).containsExactly(FIRST);
        assertThat(here.keep(2, "{}")).isTrue();
    }

    @Test
    void aLineIsKeptOnceThoughTheConnectionBreaks() throws IOException {
        Keeper here = storage.create(ONE, FIRST);
        for (int number = 2; number < 12; number++) {
            Postgres.ask(
                    database,
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                            + " where datname = current_database() and pid <> pg_backend_pid()");
            assertThat(here.keep(number, "{\"number\":" + number + "}")).isTrue();
        }
        assertThat(lines(ONE)).hasSize(11);
    }

    /** The row was committed, but the answer was lost: then the same line is there already. */
    @Test
    void aLineThatIsThereAlreadyIsOnesOwn() throws IOException {
        Keeper here = storage.create(ONE, FIRST);
        Postgres.ask(
                database,
                "insert into terrene_line select table_id, 2, '{\"a\":1}', server from terrene_line where number = 1");
        assertThat(here.keep(2, "{\"a\":2}")).isFalse();
        assertThat(here.keep(2, "{\"a\":1}")).isTrue();
        assertThat(lines(ONE)).containsExactly(FIRST, "{\"a\":1}");
    }

    @Test
    void severalServersBeginAtTheSameTime() throws Exception {
        Storage.InDatabase fresh = Postgres.shared().database();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<Storage>> opened = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            opened.add(threads.submit(fresh::open));
        }
        for (Future<Storage> each : opened) {
            each.get(30, TimeUnit.SECONDS).close();
        }
        threads.shutdown();
        assertThat(Postgres.ask(fresh, "select count(*) from terrene_server")).containsExactly("0");
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsNamed() {
        assertThatThrownBy(() -> new Storage.InDatabase("jdbc:postgresql://127.0.0.1:1/none?user=terrene").open())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("127.0.0.1:1");
    }
}
