package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of all that is on the shelf: requests in, answers out. Midway the program ends, and another finds the table. */
class WholeGamesTest {
    private static final int MOST_MOVES = 5_000;
    private static final int MIDWAY = 12;
    private static final int FEWEST = 3;

    static List<String> games() {
        List<String> games = new ArrayList<>();
        Client.ofAllGames().get("games").json().forEach(game -> games.add(game.toString()));
        assertThat(games).hasSizeGreaterThan(5);
        return games;
    }

    /** A table for one person and as few bots as can play. */
    private static String wanted(JsonNode game) {
        int least = game.get("players").get("least").intValue();
        boolean some = least < game.get("players").get("most").intValue();
        List<String> bots = new ArrayList<>();
        for (int seat = 1; seat < (some ? FEWEST : least); seat++) {
            bots.add(game.get("seats").get(seat).toString());
        }
        return "{\"game\":" + game.get("game") + ",\"seat\":\"A\",\"name\":\"Anna\",\"level\":\"BEGINNER\",\"bots\":"
                + bots + (some ? ",\"players\":" + FEWEST : "") + "}";
    }

    private static boolean over(JsonNode line) {
        return line.get("over").booleanValue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPersonAndBotsPlayAGameToItsEnd(String description) {
        JsonNode game = Client.read(description);
        InMemory memory = new InMemory();
        Client client = Client.of(memory);
        Chair before = client.open(wanted(game));
        new Monkey(before, 1).playUntil(WholeGamesTest::over, MIDWAY);
        Client another = Client.of(memory);
        Chair after = new Chair(another, before.table(), before.seat(), before.token());
        isTheSame(before, after);
        isTheSame(before.onlooker(), after.onlooker());
        new Monkey(after, 2).playUntil(WholeGamesTest::over, MOST_MOVES);
        isOver(after);
        isTheSame(after, new Chair(Client.of(memory), after.table(), after.seat(), after.token()));
        assertThat(memory.notes).isEmpty();
        assertThat(memory.failures).isEmpty();
    }

    /** Everything that can be asked of the table is answered as by the program that ended. */
    private static void isTheSame(Chair before, Chair after) {
        for (String address :
                List.of("", "?language=de", "/journal", "/journal?language=en", "/journal?language=de", "/refused")) {
            assertThat(after.client().get(after.address(address), after.token()))
                    .as(address)
                    .isEqualTo(before.client().get(before.address(address), before.token()));
        }
    }

    private static void isOver(Chair chair) {
        JsonNode table = chair.client().get(chair.address("?language=en")).json();
        assertThat(over(table)).isTrue();
        assertThat(over(chair.newest())).isTrue();
        assertThat(chair.newest().get("awaited")).isEmpty();
        JsonNode outcome = table.get("outcome");
        assertThat(outcome.get("rule").textValue()).matches("[A-Z]{2}-[0-9.]+");
        assertThat(outcome.get("words")).isNotEmpty();
    }

    /** Chance and time come from outside, and nothing else decides. */
    @Test
    void theSameRequestsLeaveTheSameLines() {
        assertThat(played()).isEqualTo(played());
    }

    private static List<String> played() {
        InMemory memory = new InMemory();
        Chair chair = Client.of(memory)
                .open("{\"game\":\"carnage\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"],\"level\":\"CASUAL\"}");
        new Monkey(chair, 5).playUntil(WholeGamesTest::over, MIDWAY);
        return memory.lines.get(chair.table());
    }
}
