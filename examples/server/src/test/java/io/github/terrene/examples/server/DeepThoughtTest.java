package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** However many bots think deeply, people at other tables are served in time, and clocks ring. That bots keep their own is in {@code BotPlayTest}. */
@Timeout(60)
class DeepThoughtTest {
    private static final int TABLES = 6;

    /** Far more than a busy machine needs, and less than it took while clocks and bots waited for each other: 30 s. {@code ThinkersTest} is exact. */
    private static final Duration CLOCK = Duration.ofSeconds(10);

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
