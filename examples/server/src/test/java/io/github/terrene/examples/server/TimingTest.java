package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.examples.server.store.Storage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens when nobody does anything. */
@Timeout(60)
class TimingTest {
    private static final int LIMIT = 1_000;

    @TempDir
    Path folder;

    private Server server(Timing timing) throws IOException {
        return Server.open(new Settings(Settings.LOCAL, 0, new Storage.InFolder(folder, false), timing));
    }

    private static Chair annaAgainstBen(Client client, String more) {
        Chair anna = client.open("{\"game\":\"terralore\",\"seat\":\"A\",\"name\":\"Anna\"" + more + "}");
        anna.sitDown("{\"seat\":\"B\",\"name\":\"Ben\"}");
        return anna;
    }

    @Test
    void aStreamOnWhichNothingHappensIsShownToBeAlive() throws Exception {
        Timing quick = Timing.USUAL.pausing(Duration.ZERO).beating(Duration.ofMillis(50));
        try (Server server = server(quick)) {
            Client client = Client.of(server.port());
            Chair anna = annaAgainstBen(client, "");
            InputStream stream = client.http()
                    .send(client.request(anna.address("/journal?after=0"), "").build(), BodyHandlers.ofInputStream())
                    .body();
            try (BufferedReader text = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                int beats = 0;
                while (beats < 3) {
                    beats += text.readLine().equals(":") ? 1 : 0;
                }
            }
        }
    }

    @Test
    void aTableThatNobodyUsesIsForgottenAndFoundAgain() throws Exception {
        Timing quick = Timing.USUAL.pausing(Duration.ZERO).forgetting(Duration.ofMillis(200));
        try (Server server = server(quick)) {
            Chair anna = annaAgainstBen(Client.of(server.port()), "");
            JsonNode line = anna.newest();
            while (server.tables().inMemory() > 0) {
                Thread.sleep(10);
            }
            assertThat(anna.newest()).isEqualTo(line);
            assertThat(server.tables().inMemory()).isEqualTo(1);
            assertThat(anna.move(
                                    line.get("number").intValue(),
                                    line.get("choices").get(0))
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aTableAtWhichSomebodyListensIsNotForgotten() throws Exception {
        Timing quick = Timing.USUAL.pausing(Duration.ZERO).forgetting(Duration.ofMillis(200));
        try (Server server = server(quick)) {
            Chair anna = annaAgainstBen(Client.of(server.port()), "");
            try (EventReader stream = anna.stream(0, "")) {
                stream.line();
                Thread.sleep(600);
                assertThat(server.tables().inMemory()).isEqualTo(1);
            }
        }
    }

    @Test
    void whoseTimeIsUpDoesWhatIsFairEvenIfNobodyListens() throws Exception {
        Timing forgetful = Timing.USUAL.pausing(Duration.ZERO).forgetting(Duration.ofMillis(100));
        try (Server server = server(forgetful)) {
            Chair anna = annaAgainstBen(Client.of(server.port()), ",\"time\":{\"decision\":" + LIMIT + "}");
            JsonNode first = anna.lines(0, "").get(0);
            JsonNode clock = first.get("clocks").get(0);
            assertThat(clock.get("seat").textValue()).isEqualTo("A");
            assertThat(clock.get("due").intValue()).isBetween(1, LIMIT);
            assertThat(clock.has("left")).isFalse();
            Path file = folder.resolve(anna.table() + ".table");
            while (Files.readString(file).split("RanOut").length < 3) {
                Thread.sleep(20);
            }
            assertThat(anna.lines(1, "").size()).isGreaterThanOrEqualTo(1);
        }
    }

    @Test
    void whatComesTooLateIsRefused() throws Exception {
        try (Server server = server(Timing.USUAL)) {
            Chair anna = annaAgainstBen(Client.of(server.port()), ",\"time\":{\"main\":" + LIMIT + "}");
            JsonNode line = anna.newest();
            assertThat(line.get("clocks").get(0).get("left").intValue()).isBetween(1, LIMIT);
            Thread.sleep(LIMIT);
            Client.Reply late =
                    anna.move(line.get("number").intValue(), line.get("choices").get(0));
            assertThat(late.status()).as(late.text()).isEqualTo(409);
            assertThat(late.json().get("why").get(0).get("key").textValue()).isEqualTo("session/stale");
        }
    }

    @Test
    void clocksStandWhileTheServerIsAway() throws Exception {
        Chair anna;
        JsonNode line;
        try (Server server = server(Timing.USUAL)) {
            anna = annaAgainstBen(Client.of(server.port()), ",\"time\":{\"main\":" + LIMIT + "}");
            line = anna.newest();
        }
        Thread.sleep(LIMIT);
        try (Server server = server(Timing.USUAL)) {
            Chair again = new Chair(Client.of(server.port()), anna.table(), anna.seat(), anna.token());
            int seen = line.get("number").intValue();
            Client.Reply move = again.move(seen, line.get("choices").get(0));
            assertThat(move.status()).as(move.text()).isEqualTo(200);
            assertThat(again.lines(seen, "").stream()
                            .map(each -> each.get("what").textValue()))
                    .startsWith("CLOCKS_STOPPED", "CLOCKS_STARTED", "HAPPENED");
            assertThat(again.lines(seen, "&language=en").get(0).get("told").toString())
                    .contains("All clocks stand still.");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"main\":999}",
                "{\"decision\":604800001}",
                "{\"increment\":-1,\"main\":60000}",
                "{\"increment\":\"fast\"}"
            })
    void timesThatNobodyCanPlayWithAreRefused(String time) throws IOException {
        try (Server server = server(Timing.USUAL)) {
            Client.Reply reply = Client.of(server.port())
                    .post("/api/tables", "", "{\"game\":\"hobe\",\"name\":\"Anna\",\"time\":" + time + "}");
            assertThat(reply.status()).isEqualTo(400);
            assertThat(reply.json().get("problems")).hasSize(1);
            assertThat(reply.json().get("problems").get(0).get("place").textValue())
                    .contains("time");
        }
    }
}
