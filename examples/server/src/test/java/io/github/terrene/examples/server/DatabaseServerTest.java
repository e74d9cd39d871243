package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.examples.server.store.Storage;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tables are rows of a database, which several servers share. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DatabaseServerTest extends ServerContract {
    private static final String WITH_A_BOT = "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}";

    private final Storage.InDatabase database = Postgres.shared().database();

    @Override
    Storage.Place place() {
        return database;
    }

    @Override
    String kept() {
        return String.join(
                "\n",
                Postgres.ask(
                        database,
                        "select concat(terrene_line.*) from terrene_line union all select concat(terrene_table.*) from terrene_table"));
    }

    @Override
    void keep(String id, String first) {
        Postgres.ask(database, "insert into terrene_table values ('" + id + "')");
        Postgres.ask(database, "insert into terrene_line values ('" + id + "', 1, '" + first + "', 'another')");
    }

    private static void eventually(BooleanSupplier what) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!what.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it takes too long").isLessThan(end);
            Thread.sleep(50);
        }
    }

    /** Whoever has been told something at one server is answered by another as if it were the same. */
    @Test
    void eachRequestGoesToAnyServer() throws IOException {
        try (Server one = server();
                Server other = server()) {
            Client here = Client.of(one.port());
            Client there = Client.of(other.port());
            Chair anna = here.open("{\"game\":\"terralore\",\"seat\":\"A\",\"name\":\"Anna\"}");
            Chair ben = moved(anna, other).sitDown("{\"name\":\"Ben\"}");
            int moves = 0;
            for (int i = 0; i < 40; i++) {
                Chair chair = i % 4 < 2 ? anna : ben;
                Client asked = i % 2 == 0 ? here : there;
                Client told = i % 3 == 0 ? here : there;
                JsonNode line = new Chair(asked, chair.table(), chair.seat(), chair.token()).newest();
                if (line.path("choices").size() > 0) {
                    Client.Reply reply = new Chair(told, chair.table(), chair.seat(), chair.token())
                            .move(
                                    line.get("number").intValue(),
                                    line.get("choices").get(0));
                    assertThat(reply.status()).as(reply.text()).isEqualTo(200);
                    moves++;
                }
            }
            assertThat(moves).isGreaterThan(20);
            assertThat(moved(anna, one).lines(0, ""))
                    .isEqualTo(moved(anna, other).lines(0, ""));
        }
    }

    @Test
    void newsReachTheClientsOfOtherServers() throws IOException {
        try (Server one = server();
                Server other = server()) {
            Chair anna = Client.of(one.port()).open(WITH_A_BOT);
            try (EventReader stream = moved(anna, other).stream(0, "")) {
                JsonNode line = stream.line();
                for (int moves = 0; moves < 15; ) {
                    if (line.path("choices").size() > 0) {
                        anna.move(
                                line.get("number").intValue(),
                                line.get("choices")
                                        .get(moves % line.get("choices").size()));
                        moves++;
                    }
                    line = stream.line();
                }
            }
        }
    }

    @Test
    void aTableThatIsClosedAtOneServerIsClosedAtAll() throws IOException {
        try (Server one = server();
                Server other = server()) {
            Chair anna = Client.of(one.port()).open(WITH_A_BOT);
            try (EventReader stream = moved(anna, other).onlooker().stream(0, "")) {
                stream.line();
                assertThat(Client.of(one.port())
                                .delete("/operator/tables/" + anna.table(), "a-secret-of-the-operator")
                                .status())
                        .isEqualTo(200);
                assertThat(stream.rest()).isNotNull();
            }
            assertThat(moved(anna, other).move(1, Client.read("{}")).status()).isEqualTo(410);
        }
    }

    /** The server at which Anna's clock runs ends. */
    @Test
    void clocksRunElsewhereWhenAServerHasEnded() throws Exception {
        try (Server other = server()) {
            Chair anna;
            EventReader stream;
            try (Server one = server()) {
                anna = Client.of(one.port())
                        .open("{\"game\":\"terralore\",\"seat\":\"A\",\"name\":\"Anna\",\"time\":{\"decision\":1500}}");
                stream = moved(anna, other).stream(0, "");
                assertThat(stream.line().get("number").intValue()).isEqualTo(1);
                assertThat(other.tables().find(anna.table()).get().leads()).isFalse();
            }
            assertThat(stream.line().get("what").textValue()).isEqualTo("CLOCKS_STOPPED");
            assertThat(stream.line().get("what").textValue()).isEqualTo("CLOCKS_STARTED");
            assertThat(other.tables().find(anna.table()).get().leads()).isTrue();
            assertThat(stream.line().get("what").textValue()).isEqualTo("HAPPENED");
            stream.close();
        }
    }

    @Test
    void whileTheDatabaseIsGoneClientsAreToldToAskAgain() throws Exception {
        Postgres postgres = Postgres.shared();
        try (Server server = server()) {
            server.begin();
            Client client = Client.of(server.port());
            Chair anna = client.open(WITH_A_BOT);
            List<JsonNode> before =
                    new Monkey(anna, 3).playUntil(line -> false, 5).received();
            JsonNode asked = before.get(before.size() - 1);
            for (int i = 0; asked.path("choices").size() == 0; i++) {
                asked = anna.newest();
            }
            int number = asked.get("number").intValue();
            try (EventReader stream = anna.stream(number, "")) {
                postgres.stop();
                try {
                    for (Client.Reply refused : List.of(
                            anna.move(number, asked.get("choices").get(0)),
                            client.post("/api/tables", "", WITH_A_BOT),
                            client.get("/readyz"))) {
                        assertThat(refused.status()).isEqualTo(503);
                        assertThat(refused.text()).contains("server/unwritable");
                        assertThat(refused.header("Retry-After")).isEqualTo("1");
                    }
                    assertThat(client.get("/healthz").status()).isEqualTo(200);
                } finally {
                    postgres.start();
                }
                eventually(() -> client.get("/readyz").status() == 200);
                JsonNode same = anna.lines(number - 1, "").get(0);
                assertThat(same.get("number")).isEqualTo(asked.get("number"));
                assertThat(anna.move(number, asked.get("choices").get(0)).status())
                        .isEqualTo(200);
                assertThat(stream.line().get("number").intValue()).isEqualTo(number + 1);
            }
            new Monkey(anna, 4).playUntil(line -> line.get("over").booleanValue(), 30);
        }
    }
}
