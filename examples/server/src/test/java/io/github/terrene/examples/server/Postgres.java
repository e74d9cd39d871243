package io.github.terrene.examples.server;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.terrene.examples.server.store.Storage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL of the system's packages, at a free port with a folder of its own, for as long as this machine runs. Where there is none, tests that
 * need it are left out; with {@code -Dsamples=required}, they fail.
 */
public final class Postgres {
    private static final String HOST = "127.0.0.1";
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable Postgres shared;

    private final Path bin;
    private final Path folder;
    private final int port;
    private @Nullable Process process;

    private Postgres(Path bin) throws IOException {
        this.bin = bin;
        this.folder = Files.createTempDirectory("terrene-postgres");
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            this.port = free.getLocalPort();
        }
    }

    /** The one that all tests share; each has databases of its own there. */
    public static synchronized Postgres shared() {
        if (shared == null) {
            Optional<Path> bin = bin();
            assumeTrue(
                    bin.isPresent() || "required".equals(System.getProperty("samples")), "PostgreSQL is not installed");
            try {
                Postgres begun = new Postgres(bin.orElseThrow());
                Runtime.getRuntime().addShutdownHook(new Thread(begun::remove));
                begun.make();
                begun.start();
                shared = begun;
            } catch (IOException unusable) {
                throw new UncheckedIOException(unusable);
            }
        }
        return shared;
    }

    /** The newest in the system's folders, or the one on the path. */
    private static Optional<Path> bin() {
        File[] versions = Path.of("/usr/lib/postgresql").toFile().listFiles();
        Stream<Path> packaged = Stream.of(versions == null ? new File[0] : versions)
                .map(version -> version.toPath().resolve("bin"))
                .sorted(Comparator.reverseOrder());
        Stream<Path> named =
                Arrays.stream(System.getenv("PATH").split(File.pathSeparator)).map(Path::of);
        return Stream.concat(packaged, named)
                .filter(each ->
                        Files.isExecutable(each.resolve("initdb")) && Files.isExecutable(each.resolve("postgres")))
                .findFirst();
    }

    /** It refuses to run for root: then another user runs it. */
    private List<String> command(String program, String... options) {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"));
        }
        command.add(bin.resolve(program).toString());
        command.addAll(List.of(options));
        return command;
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    private Path data() {
        return folder.resolve("data");
    }

    private void make() throws IOException {
        if (isRoot()) {
            Files.setAttribute(folder, "unix:uid", 65_534);
        }
        List<String> command = command(
                "initdb",
                "-D",
                data().toString(),
                "-U",
                "terrene",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync");
        ended(begun(command));
    }

    private Process begun(List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log()))
                .start();
    }

    private File log() {
        return Path.of(folder + ".log").toFile();
    }

    private void ended(Process begun) throws IOException {
        try {
            if (begun.waitFor() != 0) {
                throw new IOException(Files.readString(log().toPath()));
            }
        } catch (InterruptedException closing) {
            throw new IllegalStateException(closing);
        }
    }

    /** Starts it with all that it has. */
    public void start() throws IOException {
        process = begun(command(
                "postgres",
                "-D",
                data().toString(),
                "-h",
                HOST,
                "-p",
                String.valueOf(port),
                "-c",
                "unix_socket_directories=" + folder,
                "-c",
                "fsync=" + System.getProperty("postgres.fsync", "off")));
        for (int i = 0; !answers(); i++) {
            if (i > 300 || !process.isAlive()) {
                throw new IOException(Files.readString(log().toPath()));
            }
            pause();
        }
    }

    private boolean answers() {
        try (Connection connection = DriverManager.getConnection(url("postgres"))) {
            return connection.isValid(1);
        } catch (SQLException early) {
            return false;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException closing) {
            throw new IllegalStateException(closing);
        }
    }

    /** Ends all connections and stops. */
    public void stop() throws IOException {
        Process running = process;
        if (running != null) {
            new ProcessBuilder("kill", "-INT", String.valueOf(running.pid())).start();
            try {
                running.waitFor(30, TimeUnit.SECONDS);
            } catch (InterruptedException closing) {
                throw new IllegalStateException(closing);
            }
        }
    }

    private void remove() {
        try {
            stop();
            try (Stream<Path> all = Files.walk(folder)) {
                all.sorted(Comparator.reverseOrder())
                        .forEach(each -> each.toFile().delete());
            }
            Files.delete(log().toPath());
        } catch (IOException stays) {
            System.err.println(stays.getMessage());
        }
    }

    private String url(String database) {
        return "jdbc:postgresql://" + HOST + ":" + port + "/" + database + "?user=terrene";
    }

    /** A new database. */
    public Storage.InDatabase database() {
        String name = "tables" + DATABASES.incrementAndGet();
        ask("postgres", "create database " + name);
        return new Storage.InDatabase(url(name));
    }

    /** What a statement finds in a database: the first column. */
    public static List<String> ask(Storage.InDatabase database, String statement) {
        return asked(database.url(), statement);
    }

    private void ask(String database, String statement) {
        asked(url(database), statement);
    }

    private static List<String> asked(String url, String statement) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement asked = connection.createStatement()) {
            List<String> found = new ArrayList<>();
            if (asked.execute(statement)) {
                ResultSet rows = asked.getResultSet();
                while (rows.next()) {
                    found.add(rows.getString(1));
                }
            }
            return found;
        } catch (SQLException wrong) {
            throw new AssertionError(wrong);
        }
    }
}
