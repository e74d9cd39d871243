package io.github.terrene.examples.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.server.Postgres;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.Answer;
import io.github.terrene.table.Host;
import io.github.terrene.table.LiveTable;
import io.github.terrene.table.Request;
import io.github.terrene.table.Tables;
import java.io.IOException;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever reads at one server is not away at another. */
@Timeout(60)
class SightingsTest {
    private static final int SHORT = 20_000;

    /** A program whose clock is the test's. */
    private static final class Program implements Host {
        private volatile long time = 1_000;

        @Override
        public long time() {
            return time;
        }

        @Override
        public long seed() {
            return 1;
        }

        @Override
        public String id() {
            return UUID.randomUUID().toString().replace("-", "");
        }

        @Override
        public String token() {
            return id();
        }

        @Override
        public String hash(String token) {
            return "hash of " + token;
        }

        @Override
        public Runnable driver(LiveTable<?, ?, ?, ?, ?> table) {
            return () -> {};
        }

        @Override
        public void note(String what) {}

        @Override
        public void failed(Exception why) {
            throw new AssertionError(why);
        }
    }

    private static String answer(Tables tables, Request request) {
        return ((Answer.Text) tables.answer(request)).text();
    }

    private static String field(String name, String json) {
        return json.replaceFirst(".*\"" + name + "\":\"([^\"]*)\".*", "$1");
    }

    @Test
    void whoReadsAtOneServerIsNotAwayAtAnother() throws Exception {
        Storage.InDatabase database = Postgres.shared().database();
        try (Sql sql = Sql.open(database.url());
                Storage here = database.open();
                Storage there = database.open()) {
            Tables one = new Tables(Shelf.onPath(), here, new Program());
            Program late = new Program();
            Tables other = new Tables(Shelf.onPath(), there, late);
            there.tell(other);
            String opened = answer(one, Request.post("tables", "{\"game\":\"hobe\",\"seat\":\"A\"}"));
            Request table = Request.get("tables/" + field("table", opened));
            assertThat(answer(other, table)).doesNotContain("away");
            late.time += SHORT;
            assertThat(answer(other, table)).contains("\"away\":\"SHORT\"");
            answer(one, table.by(field("token", opened)));
            tells(sql, one);
            while (answer(other, table).contains("away")) {
                Thread.sleep(5);
            }
            assertThat(other.seen(SHORT)).as("what was heard is not told again").isEmpty();
        }
    }

    private static void tells(Sql sql, Tables tables) throws IOException {
        new Sightings(sql, new Servers(sql), 0).beat(tables);
    }
}
