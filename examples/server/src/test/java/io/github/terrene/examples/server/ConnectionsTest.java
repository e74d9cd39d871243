package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.examples.server.store.Storage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
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
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Clients that say nothing, not all, or do not listen, harm nobody else. The tests wait for most of their time: they wait together, but not
 * while others are at work.
 */
@Timeout(180)
class ConnectionsTest {
    private static final int SILENT = 1_000;
    private static final int HALF = 250;
    private static final int DEAF = 2 + 2 * Runtime.getRuntime().availableProcessors();
    private static final int ASKING = 150;
    private static final int LARGE = 16_000_000;
    private static final int MOVES = 15;
    /** How long a client may neither send nor receive. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    @TempDir
    Path folder;

    private Server server;
    private Client client;
    private final List<Socket> sockets = new ArrayList<>();

    @BeforeEach
    void open() throws IOException {
        Timing impatient = Timing.USUAL.pausing(Duration.ZERO).waiting(PATIENCE);
        server = Server.open(new Settings(Settings.LOCAL, 0, new Storage.InFolder(folder, false), impatient));
        client = Client.of(server.port());
    }

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
        server.close();
    }

    private Socket connected() throws IOException {
        Socket socket = new Socket();
        sockets.add(socket);
        socket.setReceiveBufferSize(4_096);
        socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        return socket;
    }

    private Socket says(String request) throws IOException {
        Socket socket = connected();
        socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        return socket;
    }

    private Chair table() {
        return client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
    }

    private void play(Chair chair) throws IOException {
        Monkey monkey = new Monkey(chair, 5).playUntil(line -> line.get("over").booleanValue(), MOVES);
        assertThat(monkey.moves()).isPositive();
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void aThousandSilentConnectionsDoNotHinderAGame() throws IOException {
        for (int i = 0; i < SILENT; i++) {
            connected();
        }
        play(table());
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void halfRequestsDoNotHinderAGameAndAreEnded() throws IOException {
        for (int i = 0; i < HALF; i++) {
            says(
                    i % 2 == 0
                            ? "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"
                            : "GET /api/ga");
        }
        long begin = System.nanoTime();
        play(table());
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(12));
        for (Socket socket : sockets) {
            assertThat(ended(socket)).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFF\r\n{}\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: -1\r\n\r\n{}",
                "GET /%zz HTTP/1.1\r\nHost: here\r\n\r\n",
                "GET /api/games/hobe%2Fcards HTTP/1.1\r\nHost: here\r\n\r\n",
                "rubbish\r\n\r\n"
            })
    void aRequestThatIsNoneIsRefusedWithoutATrace(String request) throws IOException {
        PrintStream before = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try (Socket socket = says(request)) {
            socket.setSoTimeout(10_000);
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer)
                    .startsWith("HTTP/1.1 4")
                    .doesNotContain("Exception")
                    .contains("{\"problems\":[{\"place\":");
        } finally {
            System.setErr(before);
        }
        assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    /** Whoever is answered while still sending may find the connection broken, and not hear why. */
    @Test
    void aBodyThatIsTooLargeIsRefusedOnceItHasBeenSent() throws IOException {
        byte[] half = new byte[150_000];
        Socket socket = says("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n");
        socket.getOutputStream().write(half);
        socket.setSoTimeout(HALF);
        assertThatThrownBy(() -> socket.getInputStream().read())
                .as("no answer yet")
                .isInstanceOf(SocketTimeoutException.class);
        socket.getOutputStream().write(half);
        socket.setSoTimeout(10 * SILENT);
        assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                .isEqualTo("HTTP/1.1 413");
    }

    private static boolean ended(Socket socket) throws IOException {
        socket.setSoTimeout(40_000);
        try (InputStream in = socket.getInputStream()) {
            in.readAllBytes();
            return true;
        } catch (SocketException reset) {
            return true;
        }
    }

    /** There are more than threads that write, and each is sent far more than fits between the server and it. */
    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void whoDoesNotListenIsLeftBehind() throws IOException {
        Chair chair = table();
        play(chair);
        for (int i = 0; i < DEAF; i++) {
            says("GET " + chair.address("/journal?after=0&language=de") + " HTTP/1.1\r\nHost: here\r\n\r\n");
        }
        play(chair);
        assertThat(chair.lines(0, "")).hasSizeGreaterThan(MOVES);
    }

    /**
     * There are more than threads that answer, and what they ask for is larger than what fits between the server and them: if they were not
     * left behind, nobody else would ever be answered.
     */
    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void whoAsksAndDoesNotListenKeepsNoThread() throws Exception {
        Path file = Path.of(ConnectionsTest.class.getResource("/").toURI()).resolve("web/large.txt");
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[LARGE]);
        try {
            for (int i = 0; i < ASKING; i++) {
                says("GET /large.txt HTTP/1.1\r\nHost: here\r\n\r\n");
            }
            play(table());
        } finally {
            Files.delete(file);
        }
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void aStreamLastsLongerThanARequestMay() throws Exception {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        try (EventReader stream = anna.stream(0, "")) {
            assertThat(stream.line().get("number").intValue()).isEqualTo(1);
            Thread.sleep(2 * PATIENCE.toMillis());
            assertThat(anna.offer("DRAW").status()).isEqualTo(200);
            assertThat(stream.line().get("number").intValue()).isEqualTo(2);
        }
    }
}
