package io.github.terrene.examples.server;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Starts the server; {@code --help} tells how. */
@Command(
        name = "terrene-server",
        mixinStandardHelpOptions = false,
        sortOptions = false,
        description = {
            "Keeps tables of all games, and serves them to browsers and programs.",
            "",
            "Each table is a file in the folder of tables, or rows in a database. Whatever is done at a table is kept there before anybody is "
                    + "told, so the server can be stopped at any time, and continues with all tables when it is started again."
        },
        footer = {"", "To reach it from other computers, put a TLS server in front of it: docs/operators.md."})
public final class Main implements Callable<Integer> {
    /** The option that names a file with options. */
    static final String CONFIG = "--config";

    private static final int FAILED = 1;

    /** One line for each thing that is logged, unless whoever runs the server says how. */
    private static final String LINES = "java.util.logging.SimpleFormatter.format";

    @Option(
            names = CONFIG,
            paramLabel = "FILE",
            description =
                    "A file with options in lines such as \"port = 8080\"; what is named on the command line counts instead.")
    private @Nullable Path file;

    @Mixin
    private Options options = new Options();

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
        if (System.getProperty(LINES) == null && System.getProperty("java.util.logging.config.file") == null) {
            System.setProperty(LINES, "%1$tFT%1$tT.%1$tL%1$tz %4$s %5$s%6$s%n");
        }
        int code = run(args);
        if (code != 0) {
            System.exit(code);
        }
    }

    private static int run(String... args) {
        try {
            String[] whole = Config.named(args).before(args);
            CommandLine line = new CommandLine(new Main());
            line.getCommandSpec().parser().collectErrors(true);
            return line.execute(whole);
        } catch (IOException unreadable) {
            return failed("The file with options cannot be read: " + unreadable.getMessage());
        }
    }

    @Override
    public Integer call() {
        Seq<String> problems = Array.ofAll(spec.commandLine().getParseResult().errors())
                .map(Exception::getMessage)
                .appendAll(unknown())
                .appendAll(options.problems());
        if (problems.nonEmpty()) {
            throw new CommandLine.ParameterException(spec.commandLine(), problems.mkString("\n"));
        }
        return run(options.settings());
    }

    private Seq<String> unknown() {
        return Array.ofAll(spec.commandLine().getUnmatchedArguments())
                .map(word -> "there is no option " + word + "; there are " + named().mkString(", "));
    }

    private Seq<String> named() {
        return Array.ofAll(spec.options()).map(CommandLine.Model.OptionSpec::longestName);
    }

    private static int run(Settings settings) {
        try {
            Server server = Server.open(settings);
            System.out.println("Open http://localhost:" + server.port() + "/");
            server.begin();
            return 0;
        } catch (BindException taken) {
            return failed("Port " + settings.port() + " of " + settings.host()
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
