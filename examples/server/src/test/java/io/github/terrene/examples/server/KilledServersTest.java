package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.examples.server.store.Storage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two servers on one database, people at both; one is killed: what was acknowledged is there, once, and they go on at the other. */
@Timeout(180)
class KilledServersTest {
    private static final int TABLES = 12;
    private static final int MOVES_BEFORE = 5;
    private static final int MOVES_AFTER = 5;

    private final Storage.InDatabase database = Postgres.shared().database();

    /** A person who listens at one server and moves at both, and goes on at the other when one does not answer. */
    private static final class Player implements Runnable {
        private final List<Chair> chairs;
        private final CountDownLatch before;
        private final CountDownLatch after;
        private final List<Integer> acknowledged = new ArrayList<>();
        private int at;
        private int known;
        private int moves;

        private Player(List<Chair> chairs, int at, CountDownLatch before, CountDownLatch after) {
            this.chairs = chairs;
            this.at = at;
            this.before = before;
            this.after = after;
        }

        private Chair chair() {
            return chairs.get(at % chairs.size());
        }

        @Override
        public void run() {
            while (after.getCount() > 0) {
                try (EventReader stream = chair().stream(known, "")) {
                    while (after.getCount() > 0) {
                        JsonNode line = stream.line();
                        known = line.get("number").intValue();
                        answer(line);
                        if (line.get("over").booleanValue()) {
                            return;
                        }
                    }
                } catch (IOException | UncheckedIOException gone) {
                    at++;
                }
            }
        }

        private void answer(JsonNode line) {
            if (line.path("choices").size() > 0) {
                JsonNode action =
                        line.get("choices").get(known % line.get("choices").size());
                while (!isDone(known, action)) {
                    moves++;
                }
            }
        }

        /** Whoever gets no answer sends the same once more. */
        private boolean isDone(int answers, JsonNode action) {
            try {
                Client.Reply reply = chairs.get(moves % chairs.size()).move(answers, action);
                assertThat(reply.status()).as(reply.text()).isEqualTo(200);
                moves++;
                acknowledged.add(answers);
                (before.getCount() > 0 ? before : after).countDown();
                return true;
            } catch (UncheckedIOException gone) {
                return false;
            }
        }
    }

    private ServerProcess start() throws IOException {
        return ServerProcess.start("--port", "0", "--pause", "0", "--store", database.url());
    }

    @Test
    void everyAcknowledgedMoveIsThereOnceAndPeopleGoOnAtTheOther() throws Exception {
        ServerProcess killed = start();
        ServerProcess left = start();
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            Client there = killed.client();
            Client here = left.client();
            CountDownLatch before = new CountDownLatch(TABLES * MOVES_BEFORE);
            CountDownLatch after = new CountDownLatch(TABLES * MOVES_AFTER);
            List<Player> players = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                String game = List.of("odyssey", "terralore", "hobe", "carnage").get(i % 4);
                Chair chair = (i % 3 == 0 ? here : there)
                        .open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
                Chair same = new Chair(i % 3 == 0 ? there : here, chair.table(), chair.seat(), chair.token());
                players.add(new Player(List.of(chair, same), i / 3, before, after));
            }
            players.forEach(threads::execute);
            assertThat(before.await(60, TimeUnit.SECONDS)).isTrue();
            killed.kill();
            assertThat(after.await(60, TimeUnit.SECONDS)).isTrue();
            threads.shutdown();
            assertThat(threads.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
            assertThat(players).allMatch(player -> !player.acknowledged.isEmpty());
            players.forEach(this::isKeptOnce);
        } finally {
            threads.shutdownNow();
            killed.kill();
            left.kill();
        }
    }

    private void isKeptOnce(Player player) {
        List<Integer> kept = Postgres.ask(
                        database,
                        "select line from terrene_line where table_id = '"
                                + player.chair().table() + "' order by number")
                .stream()
                .map(Client::read)
                .filter(line -> line.path("is").asText().equals("Moved")
                        && line.get("seat").textValue().equals("A"))
                .map(line -> line.get("answers").intValue())
                .toList();
        assertThat(kept).doesNotHaveDuplicates().containsAll(player.acknowledged);
    }
}
