package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games over real sockets. */
@Timeout(120)
class WholeGamesTest {
    private static final int MOST_MOVES = 2_000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odyssey | \"B\"",
                "odyssey-2v2 | \"B\",\"C\",\"D\"",
                "terralore | \"B\"",
                "hobe | \"B\"",
                "carnage | \"B\""
            })
    void aPersonAndBotsPlayAGameToItsEnd(String game, String bots) throws Exception {
        try (Server server = Server.open(Settings.quick(folder))) {
            Client client = Client.of(server.port());
            Chair chair =
                    client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[" + bots + "]}");
            Monkey monkey = new Monkey(chair, 1).playUntil(WholeGamesTest::over, MOST_MOVES);
            assertThat(monkey.moves()).isBetween(1, MOST_MOVES - 1);
            assertThat(client.get(chair.address("")).json().get("over").booleanValue())
                    .isTrue();
            assertThat(chair.newest().get("awaited")).isEmpty();
            isTold(client, chair);
        }
    }

    /** How it ended stands in the last line and in the table, as a value and in words, from each point of view. */
    private static void isTold(Client client, Chair chair) {
        JsonNode value = chair.newest().get("outcome");
        JsonNode table = client.get(chair.address("?language=de")).json().get("outcome");
        assertThat(value.get("rule").textValue()).matches("[A-Z]{2}-[0-9.]+");
        assertThat(value.has("words")).isFalse();
        assertThat(((ObjectNode) table.deepCopy()).remove(List.of("words"))).isEqualTo(value);
        boolean drawn = value.get("winners").isEmpty();
        assertThat(value.get("losers").isEmpty()).isEqualTo(drawn);
        assertThat(value.get("ranks")).hasSize(drawn ? 1 : 2);
        List<JsonNode> lines = chair.lines(0, "&language=de");
        String said = JournalTest.words(lines.get(lines.size() - 1).get("outcome"));
        String seen = JournalTest.words(table);
        assertThat(said).endsWith("(" + value.get("rule").textValue() + ").");
        boolean won = value.get("winners").toString().contains("\"A\"");
        assertThat(said.contains("gewinnst") || said.contains("Du ")).as(said).isEqualTo(won);
        assertThat(seen.contains("Anna")).as(seen).isEqualTo(won);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 12})
    void botsDraftWithAPersonAndBeginTheTournament(int players) throws Exception {
        try (Server server = Server.open(Settings.quick(folder))) {
            Chair chair = Client.of(server.port())
                    .open("{\"game\":\"draft\",\"players\":" + players + ",\"name\":\"Anna\",\"bots\":["
                            + "\"B\",\"C\",\"D\",\"E\",\"F\",\"G\",\"H\",\"I\",\"J\",\"K\",\"L\""
                                    .substring(0, 4 * players - 5)
                            + "]}");
            Monkey monkey =
                    new Monkey(chair, 1).playUntil(line -> line.toString().contains("InTournament"), MOST_MOVES);
            assertThat(monkey.moves()).isBetween(20, 200);
            isFoundAgain(chair, players);
        }
        try (Server server = Server.open(Settings.quick(folder))) {
            try (Stream<Path> files = Files.list(folder)) {
                String table = files.map(file -> file.getFileName().toString())
                        .filter(file -> file.endsWith(".table"))
                        .findFirst()
                        .get();
                isFoundAgain(
                        new Chair(Client.of(server.port()), table.substring(0, table.indexOf('.')), "", ""), players);
            }
        }
    }

    private static void isFoundAgain(Chair chair, int players) {
        assertThat(chair.client().get(chair.address("")).json().get("seats")).hasSize(players);
    }

    private static boolean over(JsonNode line) {
        return line.get("over").booleanValue();
    }
}
