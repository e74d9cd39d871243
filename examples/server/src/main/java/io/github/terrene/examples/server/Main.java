package io.github.terrene.examples.server;

import io.vavr.collection.Array;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the server; {@code --help} tells how. */
@Command(
        name = "server",
        mixinStandardHelpOptions = false,
        sortOptions = false,
        description = {
            "Keeps tables of all games, and serves them to browsers and programs.",
            "",
            "Each table is a file in the folder of tables. Whatever is done at a table is written there before anybody is told, so the "
                    + "server can be stopped at any time, and continues with all tables when it is started again."
        },
        footer = {"", "To reach it from other computers, put a TLS server in front of it: docs/server.md."})
public final class Main implements Callable<Integer> {
    private static final int FAILED = 1;
    private static final int NO_PORT = 65_536;

    /** What a browser calls an origin; nothing else is ever equal to it. */
    private static final Pattern ORIGIN = Pattern.compile("[a-z][a-z0-9+.-]*://[^/\\s*\\p{Lu}]+");

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8080",
            description = "The port to listen on, ${DEFAULT-VALUE} by default; 0 for any free port.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = Settings.LOCAL,
            description =
                    "The address to listen on: ${DEFAULT-VALUE}, the default, for this computer only, 0.0.0.0 for all.")
    private String host;

    @Option(
            names = "--tables",
            paramLabel = "FOLDER",
            defaultValue = "terrene-tables",
            description = "The folder for tables, ${DEFAULT-VALUE} in the current folder by default.")
    private Path tables;

    @Option(
            names = "--durable",
            description =
                    "Flush each move to the disk, so that not even a power cut loses one. This takes some milliseconds each time.")
    private boolean durable;

    @Option(
            names = "--pause",
            paramLabel = "MS",
            defaultValue = "600",
            description =
                    "How long bots wait before they move, in milliseconds, so that people can follow; ${DEFAULT-VALUE} by default.")
    private long pause;

    @Option(
            names = "--origin",
            paramLabel = "ORIGIN",
            description =
                    "An origin from which pages may use the server besides its own, such as https://games.example.org; may be given several times.")
    private List<String> origins = List.of();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private Main() {}

    /** Runs the server until the process is ended. */
    public static void main(String[] args) {
        int code = new CommandLine(new Main()).execute(args);
        if (code != 0) {
            System.exit(code);
        }
    }

    @Override
    public Integer call() {
        if (port < 0 || port >= NO_PORT || pause < 0) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--port is from 0 to 65535, and --pause not negative");
        }
        for (String origin : origins) {
            if (!ORIGIN.matcher(origin).matches()) {
                throw new CommandLine.ParameterException(
                        spec.commandLine(),
                        "--origin " + origin
                                + " is none: browsers send it like https://games.example.org, without a path");
            }
        }
        try {
            Timing timing = Timing.USUAL.pausing(Duration.ofMillis(pause));
            Server server = Server.open(new Settings(host, port, tables, durable, timing, Array.ofAll(origins)));
            System.out.println("Open http://localhost:" + server.port() + "/");
            server.makeGames();
            return 0;
        } catch (BindException taken) {
            return failed("Port " + port + " of " + host
                    + " is taken: end what listens there, or choose another with --port.");
        } catch (IOException unusable) {
            return failed("The server cannot start: " + unusable.getMessage());
        }
    }

    private static int failed(String why) {
        System.err.println(why);
        return FAILED;
    }
}
