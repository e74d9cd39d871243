package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The process is killed while people play, and started again: what was acknowledged is there. */
@Timeout(180)
class KillTest {
    /** As many as a law is tried, but enough for each game, and not more than can be played at a time. */
    private static final int TABLES = Math.max(24, Math.min(100, Integer.getInteger("terrene.tries", 24)));

    private static final int MOVES_BEFORE = 10;

    @TempDir
    Path folder;

    /** A person who plays until the server is gone. */
    private static final class Player implements Runnable {
        private final Chair chair;
        private final CountDownLatch begun;
        private final CountDownLatch played;
        private final List<JsonNode> received = new ArrayList<>();
        private final List<Integer> acknowledged = new ArrayList<>();
        private JsonNode sent;
        private int answers;

        private Player(Chair chair, CountDownLatch begun, CountDownLatch played) {
            this.chair = chair;
            this.begun = begun;
            this.played = played;
        }

        @Override
        public void run() {
            try (EventReader stream = chair.stream(0, "")) {
                while (true) {
                    JsonNode line = stream.line();
                    received.add(line);
                    if (line.path("choices").size() > 0) {
                        move(line);
                    }
                }
            } catch (IOException | UncheckedIOException gone) {
                // The server was killed.
            }
        }

        private void move(JsonNode line) {
            answers = line.get("number").intValue();
            sent = line.get("choices").get(answers % line.get("choices").size());
            if (chair.move(answers, sent).status() == 200) {
                acknowledged.add(answers);
                played.countDown();
                if (acknowledged.size() == 1) {
                    begun.countDown();
                }
            }
        }
    }

    private ServerProcess start() throws IOException {
        return ServerProcess.start("--port", "0", "--pause", "0", "--tables", folder.toString());
    }

    @Test
    void everyAcknowledgedMoveIsThereAndNoneTwice() throws Exception {
        List<Player> players = playedUntilKilled();
        assertThat(players).allMatch(player -> !player.acknowledged.isEmpty());
        ServerProcess again = start();
        try {
            Client client = again.client();
            for (Player player : players) {
                Chair chair = new Chair(client, player.chair.table(), "A", player.chair.token());
                isAllThere(player, chair);
                sentAgain(player, chair);
                isKeptOnce(player);
            }
        } finally {
            again.kill();
        }
    }

    private List<Player> playedUntilKilled() throws Exception {
        ServerProcess server = start();
        ExecutorService threads = Executors.newCachedThreadPool();
        List<Player> players = new ArrayList<>();
        try {
            Client client = server.client();
            CountDownLatch begun = new CountDownLatch(TABLES);
            CountDownLatch played = new CountDownLatch(TABLES * MOVES_BEFORE);
            for (int i = 0; i < TABLES; i++) {
                String game = List.of("odyssey", "terralore", "hobe", "carnage").get(i % 4);
                players.add(new Player(
                        client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}"),
                        begun,
                        played));
            }
            players.forEach(threads::execute);
            assertThat(begun.await(90, TimeUnit.SECONDS)).isTrue();
            assertThat(played.await(30, TimeUnit.SECONDS)).isTrue();
        } finally {
            server.kill();
            threads.shutdown();
            assertThat(threads.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
        }
        return players;
    }

    private static void isAllThere(Player player, Chair chair) {
        List<JsonNode> lines = chair.lines(0, "");
        assertThat(lines).hasSizeGreaterThanOrEqualTo(player.received.size());
        for (int i = 0; i < player.received.size(); i++) {
            assertThat(lasting(lines.get(i))).isEqualTo(lasting(player.received.get(i)));
        }
    }

    private static JsonNode lasting(JsonNode line) {
        ObjectNode copy = line.deepCopy();
        return copy.remove(List.of("choices", "over", "awaited"));
    }

    /** The client does not know whether its last move arrived: it sends the move once more. */
    private static void sentAgain(Player player, Chair chair) {
        Client.Reply first = chair.move(player.answers, player.sent);
        Client.Reply second = chair.move(player.answers, player.sent);
        assertThat(first.status()).as(first.text()).isEqualTo(200);
        assertThat(second.status()).isEqualTo(200);
    }

    private void isKeptOnce(Player player) throws IOException {
        List<Integer> kept = new ArrayList<>();
        try (Stream<String> lines = Files.lines(folder.resolve(player.chair.table() + ".table"))) {
            lines.map(Client::read)
                    .filter(line -> line.path("is").asText().equals("Moved")
                            && line.get("seat").textValue().equals("A"))
                    .forEach(line -> kept.add(line.get("answers").intValue()));
        }
        Set<Integer> once = new TreeSet<>(kept);
        assertThat(once).hasSameSizeAs(kept).containsAll(player.acknowledged);
    }
}
