package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tables are found again as they were left. */
@Timeout(60)
class StoreTest {
    @TempDir
    Path folder;

    private Chair played(Client client) throws IOException {
        Chair chair = client.open(
                "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Änne\",\"bots\":[\"B\"]," + "\"level\":\"BEGINNER\"}");
        new Monkey(chair, 3).playUntil(line -> line.get("over").booleanValue(), 10);
        return chair;
    }

    private static Chair moved(Chair chair, Server server) {
        return new Chair(Client.of(server.port()), chair.table(), chair.seat(), chair.token());
    }

    @Test
    void aTableGoesOnAfterTheServerWasStartedAgain() throws IOException {
        Chair chair;
        List<JsonNode> before;
        try (Server server = Server.open(Settings.quick(folder))) {
            chair = played(Client.of(server.port()));
            chair.client().delete(chair.address("/seats/A"), chair.token());
            chair = chair.sitDown("{\"name\":\"Ole\"}");
            before = chair.lines(0, "");
        }
        try (Server server = Server.open(Settings.quick(folder))) {
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

    /** A process that is killed while it writes leaves part of a line, perhaps part of a letter. */
    @Test
    void aLineWithoutAnEndIsCutOff() throws IOException {
        Chair chair;
        try (Server server = Server.open(Settings.quick(folder))) {
            chair = played(Client.of(server.port()));
        }
        Path file = folder.resolve(chair.table() + ".table");
        String whole = Files.readString(file);
        byte[] torn = "{\"is\":\"Moved\",\"at\":\"1ä".getBytes(StandardCharsets.UTF_8);
        Files.write(file, Arrays.copyOf(torn, torn.length - 1), StandardOpenOption.APPEND);
        try (Server server = Server.open(Settings.quick(folder))) {
            Chair again = moved(chair, server);
            assertThat(again.lines(0, "")).isNotEmpty();
            assertThat(Files.readString(file)).startsWith(whole).doesNotContain("\"1\u00e4");
            new Monkey(again, 5).playUntil(line -> line.get("over").booleanValue(), 5);
        }
        try (Server server = Server.open(Settings.quick(folder))) {
            assertThat(moved(chair, server).lines(0, "")).isNotEmpty();
        }
    }

    @Test
    void aTableOfWhichNothingWasWrittenIsNone() throws IOException {
        String id = "0123456789abcdef0123456789abcdef";
        Files.writeString(folder.resolve(id + ".table"), "{\"game\":\"ho");
        try (Server server = Server.open(Settings.quick(folder))) {
            assertThat(Client.of(server.port()).get("/api/tables/" + id).status())
                    .isEqualTo(404);
        }
    }

    @Test
    void aDamagedTableHarmsNoOther() throws IOException {
        String id = "0123456789abcdef0123456789abcdef";
        Files.writeString(folder.resolve(id + ".table"), "{\"game\":\"hobe\",\"setup\":{}}\n");
        try (Server server = Server.open(Settings.quick(folder))) {
            Client client = Client.of(server.port());
            assertThat(client.get("/api/tables/" + id).status()).isEqualTo(500);
            assertThat(played(client).lines(0, "")).isNotEmpty();
        }
    }

    @Test
    void twoServersDoNotShareAFolder() throws IOException {
        try (Server server = Server.open(Settings.quick(folder))) {
            assertThat(server.port()).isPositive();
            assertThatThrownBy(() -> Server.open(Settings.quick(folder)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another server uses the folder");
        }
        Server.open(Settings.quick(folder)).close();
    }
}
