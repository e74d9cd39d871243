package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Nobody plays or sees another's seat. */
@Timeout(60)
class TokensTest {
    @TempDir
    Path folder;

    private Server server;
    private Client client;
    private Chair anna;
    private Chair ben;

    @BeforeEach
    void open() throws IOException {
        server = Server.open(Settings.quick(folder));
        client = Client.of(server.port());
        anna = client.open("{\"game\":\"terralore\",\"seat\":\"A\",\"name\":\"Anna\"}");
        ben = anna.sitDown("{\"seat\":\"B\",\"name\":\"Ben\"}");
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    private Client.Reply move(String token) {
        JsonNode line = anna.newest();
        return new Chair(client, anna.table(), "A", token)
                .move(line.get("number").intValue(), line.get("choices").get(0));
    }

    @Test
    void withoutTheRightTokenNothingIsDone() {
        Chair elsewhere = client.open("{\"game\":\"terralore\"}");
        assertThat(move("").status()).isEqualTo(401);
        assertThat(move("wrong").status()).isEqualTo(401);
        assertThat(move(elsewhere.token()).status()).isEqualTo(401);
        assertThat(move(anna.token().substring(1)).status()).isEqualTo(401);
        assertThat(anna.lines(0, "")).hasSize(1);
        assertThat(move(anna.token()).status()).isEqualTo(200);
    }

    @Test
    void nobodyMovesForAnotherSeat() {
        Client.Reply reply = move(ben.token());
        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.json().get("why").get(0).get("key").textValue()).isEqualTo("session/not-yours");
    }

    @Test
    void aTokenInTheAddressIsNone() {
        JsonNode lines = client.send(client.request(anna.address("/journal?after=0&token=" + anna.token()), "")
                        .header("Accept", "application/json"))
                .json();
        assertThat(lines.get("lines").get(0).get("choices")).isEmpty();
        assertThat(lines.get("lines").get(0).get("shown").get("seat").textValue())
                .isEqualTo("Z");
    }

    @Test
    void aWrongTokenDoesNotEvenWatch() {
        assertThat(client.get(anna.address("/journal?after=0"), "wrong").status())
                .isEqualTo(401);
        assertThat(client.get(anna.address("/refused"), "").status()).isEqualTo(401);
        assertThat(anna.onlooker().lines(0, "")).hasSize(1);
    }

    @Test
    void aTakenSeatIsNotGivenToAnother() {
        Client.Reply taken = client.post(anna.address("/seats"), "", "{\"seat\":\"B\",\"name\":\"Eve\"}");
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.json().get("why").get(0).get("key").textValue()).isEqualTo("session/taken");
        assertThat(client.post(anna.address("/seats"), "", "{\"name\":\"Eve\"}").status())
                .isEqualTo(409);
        assertThat(client.delete(anna.address("/seats/B"), anna.token()).status())
                .isEqualTo(401);
    }

    @Test
    void whoStoodUpIsNobodyAndHearsNothingMore() throws IOException {
        try (EventReader old = ben.stream(0, "")) {
            assertThat(old.next().event()).isEqualTo("table");
            assertThat(client.delete(ben.address("/seats/B"), ben.token()).status())
                    .isEqualTo(200);
            assertThat(client.get(ben.address("/journal?after=0"), ben.token()).status())
                    .isEqualTo(401);
            Chair eve = anna.sitDown("{\"seat\":\"B\",\"name\":\"Eve\"}");
            assertThat(eve.lines(0, "")).hasSize(1);
            assertThat(ended(old)).isTrue();
        }
    }

    private static boolean ended(EventReader stream) {
        try {
            while (true) {
                stream.next();
            }
        } catch (IOException ended) {
            return true;
        }
    }
}
