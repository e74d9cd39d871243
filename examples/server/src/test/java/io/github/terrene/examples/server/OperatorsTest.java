package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.examples.server.http.Limits;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever runs the server sees how it is, and protects it. */
@Timeout(60)
class OperatorsTest {
    private static final String TOKEN = "a-secret-of-the-operator";
    private static final String ALONE = "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}";

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void open() throws IOException {
        Guard guard = new Guard(new Limits.Most(1, 3), Array.of("127.0.0.1"), Option.some(TOKEN), 0);
        server = Server.open(Settings.quick(folder.resolve("tables")).guarded(guard));
        client = Client.of(server.port());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @Test
    void itIsReadyWhenEverythingIsThere() throws IOException {
        assertThat(client.get("/healthz").text()).isEqualTo("{\"healthy\":true}");
        Client.Reply early = client.get("/readyz");
        assertThat(early.status()).isEqualTo(503);
        assertThat(early.text()).contains("server/starting");
        server.begin();
        assertThat(client.get("/readyz").text()).isEqualTo("{\"ready\":true}");
        Path probe = folder.resolve("tables").resolve("probe");
        Files.delete(probe);
        Files.createDirectory(probe); // so that nothing can be written there
        Client.Reply full = client.get("/readyz");
        assertThat(full.status()).isEqualTo(503);
        assertThat(full.text()).contains("server/unwritable");
        assertThat(client.get("/healthz").status()).isEqualTo(200);
    }

    @Test
    void tablesAreListedAndClosed() throws Exception {
        Chair anna = client.open(ALONE);
        assertThat(client.get("/operator/tables").status()).isEqualTo(401);
        assertThat(client.get("/operator/tables", anna.token()).header("WWW-Authenticate"))
                .isEqualTo("Bearer");
        JsonNode tables = client.get("/operator/tables", TOKEN).json().get("tables");
        assertThat(tables).hasSize(1);
        assertThat(tables.get(0).get("table").textValue()).isEqualTo(anna.table());
        try (EventReader stream = anna.stream(0, "")) {
            stream.line();
            assertThat(client.delete("/operator/tables/" + anna.table(), TOKEN).text())
                    .isEqualTo("{\"closed\":1}");
            assertThat(stream.rest()).isEmpty();
        }
        Client.Reply gone = client.get(anna.address(""));
        assertThat(gone.status()).isEqualTo(410);
        assertThat(gone.text()).contains("server/closed");
        assertThat(folder.resolve("tables/closed/" + anna.table() + ".table")).exists();
        assertThat(client.get("/operator/tables", TOKEN).json().get("tables")).isEmpty();
        assertThat(client.post("/operator/expired", TOKEN, "{\"days\":1}").text())
                .isEqualTo("{\"expired\":0}");
    }

    @Test
    void prometheusReadsWhatIsCounted() {
        Chair anna = client.open(ALONE);
        anna.move(1, Client.read("{}"));
        assertThat(client.get("/metrics").status()).isEqualTo(401);
        Client.Reply metrics = client.get("/metrics", TOKEN);
        assertThat(metrics.header("Content-Type")).startsWith("text/plain; version=0.0.4");
        assertThat(metrics.text().lines())
                .contains(
                        "terrene_tables_total{game=\"hobe\",what=\"opened\"} 1.0",
                        "terrene_done_total{game=\"hobe\"} 1.0",
                        "terrene_tables_kept 1.0",
                        "terrene_tables_in_memory 1.0",
                        "terrene_streams 0.0",
                        "terrene_bots_waiting 0.0",
                        "terrene_bots_thinking 0.0",
                        "terrene_request_seconds_count{address=\"api/tables\"} 1",
                        "terrene_request_seconds_count{address=\"api/tables/*/moves\"} 1")
                .anyMatch(line -> line.startsWith("terrene_refusals_total{key=\"") && line.contains("status=\"400\""))
                .anyMatch(line -> line.startsWith("terrene_heap_used_bytes "));
        assertThat(metrics.text()).doesNotContain(anna.table(), "Anna");
    }

    private Client.Reply from(String forwarded) {
        return client.send(client.request("/api/titles", "").header("X-Forwarded-For", forwarded));
    }

    @Test
    void whoAsksForTooMuchIsRefusedAndNobodyElse() {
        int answered = 0;
        Client.Reply refused = from("1.2.3.4, 203.0.113.5");
        for (;
                refused.status() == 200 && answered < 200;
                refused = from("198.51.100." + answered + ", 203.0.113.5, 127.0.0.1")) {
            answered++;
        }
        assertThat(answered).isGreaterThanOrEqualTo(10);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.text()).contains("server/too-many");
        assertThat(refused.header("Retry-After")).isEqualTo("1");
        assertThat(from("203.0.113.6").status()).isEqualTo(200);
        for (int i = 0; i < 20; i++) {
            assertThat(client.get("/healthz").status()).isEqualTo(200);
        }
        assertThat(client.get("/metrics", TOKEN).text())
                .contains("terrene_refusals_total{key=\"server/too-many\",status=\"429\"} 1.0");
    }

    /** Otherwise whoever asks for too much would say each time that it is for somebody else. */
    @Test
    void whoIsNotTrustedIsNotBelieved() throws IOException {
        Guard guard = new Guard(new Limits.Most(1, 3), Array.of("10.0.0.1"), Option.none(), 0);
        try (Server other = Server.open(Settings.quick(folder.resolve("other")).guarded(guard))) {
            Client there = Client.of(other.port());
            for (int i = 0; i < 20; i++) {
                assertThat(there.send(there.request("/healthz", "").header("X-Forwarded-For", "203.0.113.5"))
                                .status())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void streamsCountUntilTheyEnd() throws Exception {
        Chair anna = client.open(ALONE);
        EventReader[] streams = new EventReader[3];
        for (int i = 0; i < streams.length; i++) {
            streams[i] = EventReader.of(client, anna.address("/journal"), "", "203.0.113.9");
            streams[i].line();
        }
        assertThat(from("203.0.113.9").status()).isEqualTo(429);
        for (EventReader stream : streams) {
            stream.close();
        }
        client.delete("/operator/tables/" + anna.table(), TOKEN);
        while (from("203.0.113.9").status() != 200) {
            Thread.sleep(20);
        }
    }

    @Test
    void whatIsWrittenDownBetraysNothing() throws Exception {
        server.close();
        Path token = Files.writeString(folder.resolve("token"), TOKEN + "\n");
        Path lines = Files.writeString(
                folder.resolve("logging.properties"),
                "handlers=java.util.logging.ConsoleHandler\njava.util.logging.SimpleFormatter.format=%4$s %5$s%n\n");
        ServerProcess program = ServerProcess.logging(
                lines,
                "--port",
                "0",
                "--tables",
                folder.resolve("tables").toString(),
                "--operator-token",
                token.toString());
        Chair anna;
        String said;
        try {
            Client there = program.client();
            anna = there.open(ALONE);
            anna.move(1, Client.read("{\"is\":\"Castle\"}"));
            there.get("/api/tables/" + anna.table() + "?token=" + anna.token() + "&language=xx");
            there.delete("/operator/tables/" + anna.table(), TOKEN);
        } finally {
            program.kill();
            said = program.rest();
        }
        String table = anna.table().substring(0, 8);
        assertThat(said.lines())
                .contains(
                        "INFO table " + table + " (hobe) opened",
                        "INFO refused 400 text/unknown-name at tables/*/moves",
                        "INFO refused 400 server/language at tables/*",
                        "INFO table " + table + " closed");
        assertThat(said).doesNotContain(anna.table(), anna.token(), TOKEN, "Anna", "Castle");
    }
}
