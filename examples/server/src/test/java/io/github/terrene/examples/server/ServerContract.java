package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.examples.server.store.Storage;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What clients and operators expect of a server, wherever it keeps its tables. */
abstract class ServerContract {
    private static final String OPERATOR = "a-secret-of-the-operator";

    abstract Storage.Place place();

    /** All that is kept, as text. */
    abstract String kept() throws IOException;

    /** A table with that first line, of which no more was kept. */
    abstract void keep(String id, String first) throws IOException;

    Server server() throws IOException {
        return Server.open(Settings.quick(place())
                .guarded(new Guard(Guard.NONE.limits(), Array.empty(), Option.some(OPERATOR), 0)));
    }

    Chair played(Client client) throws IOException {
        Chair chair = client.open(
                "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Änne\",\"bots\":[\"B\"]," + "\"level\":\"BEGINNER\"}");
        new Monkey(chair, 3).playUntil(line -> line.get("over").booleanValue(), 10);
        return chair;
    }

    static Chair moved(Chair chair, Server server) {
        return new Chair(Client.of(server.port()), chair.table(), chair.seat(), chair.token());
    }

    @Test
    void aTableGoesOnAfterTheServerWasStartedAgain() throws IOException {
        Chair chair;
        List<JsonNode> before;
        try (Server server = server()) {
            chair = played(Client.of(server.port()));
            chair.client().delete(chair.address("/seats/A"), chair.token());
            chair = chair.sitDown("{\"name\":\"Ole\"}");
            before = chair.lines(0, "");
        }
        try (Server server = server()) {
            Chair again = moved(chair, server);
            assertThat(again.lines(0, "")).hasSizeGreaterThanOrEqualTo(before.size());
            assertThat(again.lines(0, "").subList(0, before.size() - 1))
                    .isEqualTo(before.subList(0, before.size() - 1));
            JsonNode seats = again.client().get(again.address("")).json().get("seats");
            assertThat(seats.get(0).get("name").textValue()).isEqualTo("Ole");
            assertThat(seats.get(1).get("kind").textValue()).isEqualTo("BOT");
            assertThat(seats.get(1).get("level").textValue()).isEqualTo("BEGINNER");
            new Monkey(again, 4).playUntil(line -> line.get("over").booleanValue(), 2_000);
        }
    }

    @Test
    void aPauseAndACoachAreThereAfterTheServerWasStartedAgain() throws IOException {
        Chair anna;
        Chair coach;
        try (Server server = server()) {
            Client client = Client.of(server.port());
            JsonNode opened = client.post(
                            "/api/tables", "", "{\"game\":\"hobe\",\"seat\":\"A\",\"time\":{\"main\":60000}}")
                    .json();
            anna = Chair.of(client, opened);
            coach = new Chair(client, anna.table(), "A", opened.get("coach").textValue());
            assertThat(client.post(anna.address("/clocks"), anna.token(), "{\"stopped\":true}")
                            .status())
                    .isEqualTo(200);
            assertThat(kept()).doesNotContain(coach.token());
        }
        try (Server server = server()) {
            Chair again = moved(coach, server);
            JsonNode line = again.newest();
            assertThat(line.get("what").textValue() + line.get("by").textValue())
                    .isEqualTo("CLOCKS_STOPPEDA");
            assertThat(line).isEqualTo(moved(anna, server).newest());
            assertThat(line.get("clocks").toString()).doesNotContain("due");
            Client.Reply refused = again.client().post(again.address("/clocks"), again.token(), "{\"stopped\":false}");
            assertThat(refused.status()).isEqualTo(403);
            assertThat(refused.text()).contains("server/coach");
        }
    }

    @Test
    void aDamagedTableHarmsNoOther() throws IOException {
        String id = "0123456789abcdef0123456789abcdef";
        try (Server server = server()) {
            keep(id, "{\"game\":\"hobe\",\"setup\":{}}");
            Client client = Client.of(server.port());
            assertThat(client.get("/api/tables/" + id).status()).isEqualTo(500);
            assertThat(played(client).lines(0, "")).isNotEmpty();
        }
    }

    @Test
    void noTokenIsKept() throws IOException {
        try (Server server = server()) {
            Chair anna = played(Client.of(server.port()));
            assertThat(kept()).contains(anna.table(), "Änne", "Moved").doesNotContain(anna.token());
        }
    }

    @Test
    void tablesAreListedAndClosed() throws IOException {
        try (Server server = server()) {
            Client client = Client.of(server.port());
            Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
            Chair other = client.open("{\"game\":\"carnage\",\"seat\":\"A\"}");
            JsonNode tables = client.get("/operator/tables", OPERATOR).json().get("tables");
            assertThat(tables.findValuesAsText("table")).containsExactlyInAnyOrder(anna.table(), other.table());
            try (EventReader stream = anna.stream(0, "")) {
                stream.line();
                assertThat(client.delete("/operator/tables/" + anna.table(), OPERATOR)
                                .text())
                        .isEqualTo("{\"closed\":1}");
                assertThat(stream.rest()).isEmpty();
            }
            Client.Reply gone = client.get(anna.address(""));
            assertThat(gone.status()).isEqualTo(410);
            assertThat(gone.text()).contains("server/closed");
            assertThat(client.delete("/operator/tables/" + anna.table(), OPERATOR)
                            .status())
                    .isEqualTo(404);
            assertThat(client.post("/operator/expired", OPERATOR, "{\"days\":1}")
                            .text())
                    .isEqualTo("{\"expired\":0}");
            assertThat(other.lines(0, "")).isNotEmpty();
            assertThat(kept()).contains("Anna");
        }
    }
}
