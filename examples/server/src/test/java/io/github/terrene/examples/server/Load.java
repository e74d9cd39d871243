package io.github.terrene.examples.server;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.examples.server.store.Storage;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How much servers bear: at a hundred tables people who choose anything play against bots, over HTTP, each with an event stream. They are
 * processes of their own on the same machine, so half of the work that is measured is the clients'.
 *
 * <p>{@code Load [TABLES [SECONDS [LANGUAGE [PLACE [SERVERS]]]]]}; with the language {@code values}, clients are sent values, not words. The place is
 * {@code files}, {@code durable}, {@code database} or the address of one; with several servers, each move goes to any of them, and each person listens at one.
 */
final class Load {
    private static final List<String> GAMES = List.of("odyssey", "terralore", "hobe", "carnage");
    private static final int WARM_UP_SECONDS = 30;

    private final List<ServerProcess> servers;
    private final List<Client> clients;
    private final String language;
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong lines = new AtomicLong();
    private final ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    private volatile boolean over;

    private Load(List<ServerProcess> servers, String language) throws IOException {
        this.servers = servers;
        this.clients = new ArrayList<>();
        for (ServerProcess server : servers) {
            clients.add(server.client());
        }
        this.language = language.equals("values") ? "" : "&language=" + language;
    }

    /** Prints what was measured. */
    public static void main(String[] args) throws Exception {
        int tables = Integer.parseInt(argument(args, 0, "100"));
        int seconds = Integer.parseInt(argument(args, 1, "20"));
        List<String> place = place(argument(args, 3, "files"));
        List<ServerProcess> servers = new ArrayList<>();
        try {
            for (int i = 0; i < Integer.parseInt(argument(args, 4, "1")); i++) {
                List<String> options = new ArrayList<>(List.of("--port", "0", "--pause", "0"));
                options.addAll(place);
                servers.add(ServerProcess.start(options.toArray(String[]::new)));
            }
            new Load(servers, argument(args, 2, "values")).run(tables, seconds);
        } finally {
            for (ServerProcess server : servers) {
                server.kill();
            }
        }
    }

    private static String argument(String[] args, int number, String otherwise) {
        return args.length > number ? args[number] : otherwise;
    }

    private static List<String> place(String name) throws IOException {
        if (name.startsWith(Storage.InDatabase.SCHEME)) {
            return List.of("--store", name);
        }
        if (name.equals("database")) {
            System.setProperty("postgres.fsync", "on");
            return List.of("--store", Postgres.shared().database().url());
        }
        List<String> files =
                List.of("--tables", Files.createTempDirectory("load").toString());
        return name.equals("durable") ? List.of(files.get(0), files.get(1), "--durable") : files;
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

    /** How much the servers have worked, in milliseconds. */
    private long cpu() {
        return servers.stream()
                .flatMap(server -> server.process().info().totalCpuDuration().stream())
                .mapToLong(Duration::toMillis)
                .sum();
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
            Chair chair = clients.get(number % clients.size())
                    .open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
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
                Client.Reply reply = anywhere(chair, random)
                        .move(line.get("number").intValue(), choice.has("action") ? choice.get("action") : choice);
                times.add(System.nanoTime() - begin);
                if (reply.status() != 200) {
                    throw new AssertionError(reply.text());
                }
                moves.incrementAndGet();
            }
            line = stream.line();
        }
    }

    private Chair anywhere(Chair chair, Random random) {
        return new Chair(clients.get(random.nextInt(clients.size())), chair.table(), chair.seat(), chair.token());
    }
}
