package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A journal is sent as it is written, and from where a client says. */
@Timeout(120)
class JournalTest {
    private static final int MOVES = 25;

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void open() throws IOException {
        server = Server.open(Settings.quick(folder));
        client = Client.of(server.port());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    private Monkey played(String game) throws IOException {
        Chair chair = client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
        return new Monkey(chair, 3).playUntil(line -> line.get("over").booleanValue(), MOVES);
    }

    @Test
    void aStreamBeginsBehindTheNumberThatIsNamed() throws IOException {
        Monkey monkey = played("carnage");
        int all = monkey.chair().lines(0, "").size();
        for (int after : new int[] {0, 1, all / 2, all - 1}) {
            try (EventReader stream = monkey.chair().stream(after, "")) {
                EventReader.Message first = stream.next();
                assertThat(first.event()).isEqualTo("table");
                assertThat(first.data().get("seat").textValue()).isEqualTo("A");
                EventReader.Message line = stream.next();
                assertThat(line.id()).isEqualTo(String.valueOf(after + 1));
                assertThat(line.data())
                        .isEqualTo(monkey.chair().lines(after, "").get(0));
            }
        }
    }

    /** A client that stops listening then has heard everything. */
    @Test
    void aStreamSaysThatTheGameIsOverAfterTheLastLine() throws IOException {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        try (EventReader before = anna.stream(0, "&language=en")) {
            offer(anna, "DRAW");
            reply(ben, true);
            endsWithTheLastLine(before);
        }
        try (EventReader after = anna.stream(0, "&language=en")) {
            endsWithTheLastLine(after);
        }
    }

    private static void endsWithTheLastLine(EventReader stream) throws IOException {
        boolean over = false;
        EventReader.Message message = stream.next();
        while (!message.event().equals("table")
                || !message.data().get("table").get("over").booleanValue()) {
            over = message.data().path("over").booleanValue();
            message = stream.next();
        }
        assertThat(over).isTrue();
        assertThat(words(message.data().get("table").get("outcome"))).isEqualTo("All agree on a draw.");
    }

    @Test
    void aNumberOfALineThatIsNoneIsRefused() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        for (String after : List.of("-1", "two", "", "2", "99999999999", "1%20")) {
            Client.Reply reply = client.get(anna.address("/journal?after=" + after), anna.token());
            assertThat(reply.status()).as(after).isEqualTo(400);
            assertThat(reply.json().get("problems").get(0).get("key").textValue())
                    .isEqualTo("server/after");
        }
    }

    @Test
    void whoSitsDownIsToldToAllWhoRead() throws IOException {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        try (EventReader stream = anna.onlooker().stream(0, "")) {
            JsonNode before = stream.next().data();
            assertThat(before.has("seat")).isFalse();
            assertThat(before.get("table").get("seats").get(1).get("kind").textValue())
                    .isEqualTo("OPEN");
            assertThat(stream.next().id()).isEqualTo("1");
            anna.sitDown("{\"name\":\"Ben\"}");
            JsonNode after = stream.next().data();
            assertThat(after.get("table").get("seats").get(1).get("name").textValue())
                    .isEqualTo("Ben");
        }
    }

    /** What is said, as a text. */
    static String words(JsonNode said) {
        StringBuilder text = new StringBuilder();
        said.get("words").forEach(word -> text.append(word.get("text").textValue()));
        return text.toString();
    }

    @Test
    void aBotLetsAPersonTakeBackAndDeclinesADraw() throws IOException {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
        new Monkey(anna, 3).playUntil(line -> line.get("over").booleanValue(), 5);
        try (EventReader stream = anna.stream(0, "")) {
            offer(anna, "DRAW");
            assertThat(until(stream, "DECLINED").get("by").textValue()).isEqualTo("B");
            offer(anna, "UNDO");
            assertThat(until(stream, "TAKEN_BACK").get("agreed").booleanValue()).isTrue();
        }
    }

    private static JsonNode until(EventReader stream, String what) throws IOException {
        JsonNode line = stream.line();
        while (!line.get("what").textValue().equals(what)) {
            line = stream.line();
        }
        return line;
    }

    private static void offer(Chair chair, String offer) {
        assertThat(chair.offer(offer).status()).isEqualTo(200);
    }

    private static void reply(Chair chair, boolean agrees) {
        assertThat(chair.reply(agrees).status()).isEqualTo(200);
    }
}
