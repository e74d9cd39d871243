package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        }
    }

    @Test
    void elevenBotsDraftWithAPersonAndBeginTheTournament() throws Exception {
        try (Server server = Server.open(Settings.quick(folder))) {
            Chair chair = Client.of(server.port())
                    .open("{\"game\":\"draft\",\"name\":\"Anna\",\"bots\":"
                            + "[\"B\",\"C\",\"D\",\"E\",\"F\",\"G\",\"H\",\"I\",\"J\",\"K\",\"L\"]}");
            Monkey monkey =
                    new Monkey(chair, 1).playUntil(line -> line.toString().contains("InTournament"), MOST_MOVES);
            assertThat(monkey.moves()).isBetween(20, 200);
        }
    }

    private static boolean over(JsonNode line) {
        return line.get("over").booleanValue();
    }
}
