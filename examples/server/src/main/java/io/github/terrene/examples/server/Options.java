package io.github.terrene.examples.server;

import io.github.terrene.examples.server.http.Limits;
import io.github.terrene.examples.server.store.Storage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What can be said about how the server runs, on the command line or in a file. */
final class Options {
    private static final int NO_PORT = 65_536;
    private static final int SHORTEST_TOKEN = 20;
    private static final String FOLDER = "terrene-tables";

    /** What a browser calls an origin; nothing else is ever equal to it. */
    private static final Pattern ORIGIN = Pattern.compile("[a-z][a-z0-9+.-]*://[^/\\s*\\p{Lu}]+");

    @picocli.CommandLine.Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8080",
            description = "The port to listen on, ${DEFAULT-VALUE} by default; 0 for any free port.")
    private int port;

    @picocli.CommandLine.Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = Settings.LOCAL,
            description =
                    "The address to listen on: ${DEFAULT-VALUE}, the default, for this computer only, 0.0.0.0 for all.")
    private String host = Settings.LOCAL;

    @picocli.CommandLine.Option(
            names = "--tables",
            paramLabel = "FOLDER",
            description = "The folder for tables, " + FOLDER + " in the current folder by default.")
    private @Nullable Path tables;

    @picocli.CommandLine.Option(
            names = "--store",
            paramLabel = "URL",
            description =
                    "A PostgreSQL database for tables instead of a folder, such as jdbc:postgresql://localhost/terrene?user=terrene: any number of servers may share it.")
    private @Nullable String store;

    @picocli.CommandLine.Option(
            names = "--durable",
            description =
                    "Flush each move to the disk, so that not even a power cut loses one. This takes some milliseconds each time. A database does so by itself.")
    private boolean durable;

    @picocli.CommandLine.Option(
            names = "--pause",
            paramLabel = "MS",
            defaultValue = "600",
            description =
                    "How long bots wait before they move, in milliseconds, so that people can follow; ${DEFAULT-VALUE} by default.")
    private long pause;

    @picocli.CommandLine.Option(
            names = "--origin",
            paramLabel = "ORIGIN",
            split = "\\s*,\\s*",
            splitSynopsisLabel = ",",
            description =
                    "An origin from which pages may use the server besides its own, such as https://games.example.org; may be given several times.")
    private List<String> origins = List.of();

    @picocli.CommandLine.Option(
            names = "--trusted-proxy",
            paramLabel = "ADDRESS",
            split = "\\s*,\\s*",
            splitSynopsisLabel = ",",
            description =
                    "The address or network of a proxy that says in X-Forwarded-For for whom it asks, such as 127.0.0.1 or 172.16.0.0/12; may be given several times.")
    private List<String> proxies = List.of();

    @picocli.CommandLine.Option(
            names = "--requests",
            paramLabel = "NUMBER",
            defaultValue = "50",
            description =
                    "How many requests one address may send in a second, ${DEFAULT-VALUE} by default, and ten times as many at once; 0 for any number. This computer itself may send any number.")
    private int requests;

    @picocli.CommandLine.Option(
            names = "--at-once",
            paramLabel = "NUMBER",
            defaultValue = "100",
            description =
                    "How many connections, and streams and requests under way, one address may have, ${DEFAULT-VALUE} by default; 0 for any number.")
    private int atOnce;

    @picocli.CommandLine.Option(
            names = "--operator-token",
            paramLabel = "FILE",
            description =
                    "A file with a secret of at least 20 characters: whoever shows it lists and closes tables at /operator and reads /metrics.")
    private @Nullable Path operator;

    @picocli.CommandLine.Option(
            names = "--expire",
            paramLabel = "DAYS",
            defaultValue = "0",
            description =
                    "After how many days a table is put away at which nothing is done; 0, the default, for never.")
    private int expire;

    /** Everything that cannot be. */
    Seq<String> problems() {
        return Array.of(
                        said(port < 0 || port >= NO_PORT, "--port is from 0 to 65535"),
                        said(pause < 0, "--pause is not negative"),
                        said(requests < 0, "--requests is not negative"),
                        said(atOnce < 0, "--at-once is not negative"),
                        said(expire < 0, "--expire is not negative"),
                        said(
                                store != null && !store.startsWith(Storage.InDatabase.SCHEME),
                                "--store begins with " + Storage.InDatabase.SCHEME),
                        said(store != null && tables != null, "--store and --tables: tables are kept in one of them"),
                        said(store != null && durable, "--durable is for a folder, not for --store"),
                        said(operator != null && token().isEmpty(), noToken()))
                .flatMap(each -> each)
                .appendAll(Array.ofAll(origins)
                        .reject(origin -> ORIGIN.matcher(origin).matches())
                        .map(origin -> "--origin " + origin
                                + " is none: browsers send it like https://games.example.org, without a path"))
                .appendAll(Limits.unreadable(Array.ofAll(proxies))
                        .map(proxy -> "--trusted-proxy " + proxy
                                + " is none: an address is like 127.0.0.1, a network like 172.16.0.0/12"));
    }

    private static Option<String> said(boolean wrong, String why) {
        return Option.when(wrong, why);
    }

    private String noToken() {
        return "--operator-token " + operator + " is a file that can be read, with " + SHORTEST_TOKEN
                + " characters or more in one line";
    }

    /** The operator's token; none if there is none, or it could be guessed. */
    private Option<String> token() {
        try {
            return operator == null
                    ? Option.none()
                    : Option.some(Files.readString(operator).strip())
                            .filter(token -> token.length() >= SHORTEST_TOKEN
                                    && token.chars().allMatch(each -> each > ' ' && each < 0x7F));
        } catch (IOException unreadable) {
            return Option.none();
        }
    }

    /** How the server runs, if there are no problems. */
    Settings settings() {
        Timing timing = Timing.USUAL.pausing(Duration.ofMillis(pause));
        Guard guard = new Guard(new Limits.Most(requests, atOnce), Array.ofAll(proxies), token(), expire);
        return new Settings(host, port, place(), timing, Array.ofAll(origins), guard);
    }

    private Storage.Place place() {
        return store == null
                ? new Storage.InFolder(tables == null ? Path.of(FOLDER) : tables, durable)
                : new Storage.InDatabase(store);
    }
}
