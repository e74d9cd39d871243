package io.github.terrene.examples.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How much the server bears: at a hundred tables people who choose anything play against bots, over HTTP, each with an event stream. The
 * server is a process of its own on the same machine, so half of the work that is measured is the clients'.
 *
 * <p>{@code Load [TABLES [SECONDS [LANGUAGE]]]}; without a language, clients are sent values, not words.
 */
final class Load {
    private static final List<String> GAMES = List.of("odyssey", "terralore", "hobe", "carnage");
    private static final int WARM_UP_SECONDS = 30;

    private final ServerProcess server;
    private final Client client;
    private final String language;
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong lines = new AtomicLong();
    private final ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    private volatile boolean over;

    private Load(ServerProcess server, String language) throws IOException {
        this.server = server;
        this.client = server.client();
        this.language = language.isEmpty() ? "" : "&language=" + language;
    }

    /** Prints what was measured. */
    public static void main(String[] args) throws Exception {
        int tables = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 20;
        Path folder = Files.createTempDirectory("load");
        ServerProcess server = ServerProcess.start("--port", "0", "--pause", "0", "--tables", folder.toString());
        try {
            new Load(server, args.length > 2 ? args[2] : "").run(tables, seconds);
        } finally {
            server.kill();
        }
    }

    private void run(int tables, int seconds) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(tables);
        for (int i = 0; i < tables; i++) {
            int number = i;
            threads.execute(() -> player(number));
        }
        Thread.sleep(TimeUnit.SECONDS.toMillis(WARM_UP_SECONDS));
        moves.set(0);
        lines.set(0);
        times.clear();
        long before = cpu();
        Thread.sleep(TimeUnit.SECONDS.toMillis(seconds));
        long worked = cpu() - before;
        over = true;
        threads.shutdown();
        report(tables, seconds, worked);
        threads.awaitTermination(30, TimeUnit.SECONDS);
    }

    /** How much the server has worked, in milliseconds. */
    private long cpu() {
        return server.process()
                .info()
                .totalCpuDuration()
                .map(Duration::toMillis)
                .orElse(0L);
    }

    private void report(int tables, int seconds, long cpu) {
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        if (sorted.length == 0) {
            throw new IllegalStateException("nobody could move");
        }
        System.out.printf(
                "%d tables: %d moves a second reach the people, %d of them are their own; one of those takes %.1f ms in the median,"
                        + " %.1f in 99 of 100, and %.2f ms of the server's work, with what the bot does then%n",
                tables,
                lines.get() / seconds,
                moves.get() / seconds,
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6,
                cpu / (double) moves.get());
    }

    /** Plays one game after another. */
    private void player(int number) {
        Random random = new Random(number);
        while (!over) {
            String game = GAMES.get(number % GAMES.size());
            Chair chair = client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
            try (EventReader stream = chair.stream(0, language)) {
                play(chair, stream, random);
            } catch (IOException gone) {
                return;
            }
        }
    }

    private void play(Chair chair, EventReader stream, Random random) throws IOException {
        JsonNode line = stream.line();
        while (!over && !line.get("over").booleanValue()) {
            lines.incrementAndGet();
            JsonNode choices = line.path("choices");
            if (choices.size() > 0) {
                JsonNode choice = choices.get(random.nextInt(choices.size()));
                long begin = System.nanoTime();
                Client.Reply reply =
                        chair.move(line.get("number").intValue(), choice.has("action") ? choice.get("action") : choice);
                times.add(System.nanoTime() - begin);
                if (reply.status() != 200) {
                    throw new AssertionError(reply.text());
                }
                moves.incrementAndGet();
            }
            line = stream.line();
        }
    }
}
