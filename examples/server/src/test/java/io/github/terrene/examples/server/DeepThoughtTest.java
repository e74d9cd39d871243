package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** However many bots think deeply, people at other tables are served, and every clock is kept. */
@Timeout(60)
class DeepThoughtTest {
    private static final int TABLES = 6;

    /** More than parties that are planned before. */
    private static final int MOVES = 16;

    /** Far more than a busy machine needs, and less than it took while clocks and bots waited for each other: 30 s. {@code ThinkersTest} is exact. */
    private static final Duration CLOCK = Duration.ofSeconds(4);

    private static final Duration PLAY = Duration.ofSeconds(15);

    private static final String MASTERS = "{\"game\":\"odyssey\",\"bots\":[\"A\",\"B\"],\"level\":\"MASTER\"";

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

    private String entries(Chair chair) throws IOException {
        return Files.readString(folder.resolve(chair.table() + ".table"));
    }

    /** Waits until so many moves were made. */
    private void played(Chair chair, int moves) throws Exception {
        while (count(entries(chair), "\"Moved\"") < moves) {
            Thread.sleep(20);
        }
    }

    private static int count(String text, String what) {
        return text.split(what, -1).length - 1;
    }

    @Test
    void mastersMoveBeforeTheirTimeIsUp() throws Exception {
        played(client.open(MASTERS + "}"), 1); // so that nobody's time passes while classes are loaded
        List<Chair> tables = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            tables.add(client.open(MASTERS + ",\"time\":{\"decision\":2000}}"));
        }
        for (Chair table : tables) {
            played(table, MOVES);
        }
        for (Chair table : tables) {
            assertThat(entries(table)).doesNotContain("RanOut");
        }
    }

    @Test
    void whoPlaysElsewhereHardlyWaitsAndClocksRingInTime() throws Exception {
        for (int i = 0; i < TABLES; i++) {
            client.open(MASTERS + "}");
        }
        Chair anna =
                client.open("{\"game\":\"terralore\",\"seat\":\"A\",\"name\":\"Anna\",\"time\":{\"decision\":1000}}");
        Chair ben = client.open(
                "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Ben\",\"bots\":[\"B\"],\"level\":\"BEGINNER\"}");
        long begin = System.nanoTime();
        while (!entries(anna).contains("RanOut")) {
            Thread.sleep(20);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(CLOCK);
        long moves = System.nanoTime();
        new Monkey(ben, 3).playUntil(line -> line.get("over").booleanValue(), 2);
        assertThat(Duration.ofNanos(System.nanoTime() - moves)).isLessThan(PLAY);
    }
}
