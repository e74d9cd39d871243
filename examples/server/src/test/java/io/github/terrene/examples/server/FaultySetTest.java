package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.examples.shelf.FaultySet;
import io.vavr.collection.Array;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A jar brings cards with an effect that cannot be carried out: whoever plays them is told so, and the game goes on. */
@Timeout(120)
class FaultySetTest {
    private static final int MORE = 20;

    @TempDir
    Path folder;

    @Test
    void aPersonIsToldWhichCardItIsAndBotsPlayOn() throws Exception {
        ServerProcess server = ServerProcess.with(
                FaultySet.installed(folder.resolve("jar")),
                "--port",
                "0",
                "--pause",
                "0",
                "--tables",
                folder.resolve("tables").toString());
        try {
            Client client = server.client();
            int deck = decks(client).indexOf("Ghosts");
            String table =
                    "{\"game\":\"hobe\",\"decks\":[" + deck + "," + deck + "],\"level\":\"BEGINNER\",\"bots\":[\"B\"],";
            int told = 0;
            for (int games = 0; told == 0 && games < 20; games++) {
                told = faultsOf(client.open(table + "\"seat\":\"A\",\"name\":\"Anna\"}"));
            }
            assertThat(told).isPositive();
            Chair bots = client.open(
                    table.replace("\"B\"", "\"A\",\"B\"").replace("BEGINNER", "CASUAL") + "\"name\":\"Ben\"}");
            while (!client.get(bots.address("")).json().get("over").booleanValue()) {
                Thread.sleep(20);
            }
        } finally {
            server.kill();
        }
    }

    /** Plays each ghost as soon as possible, and some moves more, and returns how often that was refused. */
    private static int faultsOf(Chair chair) {
        int faults = 0;
        int more = MORE;
        for (JsonNode line = chair.newest(); more > 0 && !line.get("over").booleanValue(); line = chair.newest()) {
            Array<JsonNode> choices = Array.ofAll(line.path("choices"));
            for (JsonNode choice : choices.sortBy(each -> !each.toString().contains("-ghost"))) {
                Client.Reply reply = chair.move(line.get("number").intValue(), choice);
                if (reply.status() == 200) {
                    more -= faults > 0 ? 1 : 0;
                    break;
                }
                JsonNode why = reply.json().get("why").get(0);
                assertThat(why.get("key").textValue()).isEqualTo("session/faulty-effect");
                assertThat(why.get("sentence").textValue()).contains(" Ghost", "not written yet");
                faults++;
            }
        }
        return faults;
    }

    private static Array<String> decks(Client client) {
        JsonNode games = client.get("/api/games").json();
        for (JsonNode game : games) {
            if (game.get("game").textValue().equals("hobe")) {
                return Array.ofAll(game.get("decks")).map(JsonNode::textValue);
            }
        }
        throw new AssertionError(games.toString());
    }
}
