package io.github.terrene.examples.server;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Options that stand in a file, one in a line: {@code port = 8080}. Their names are those of the command line without the hyphens before them, and
 * what stands on the command line counts instead.
 *
 * @param lines what stands there
 */
record Config(Properties lines) {
    private static final String HYPHENS = "--";

    /** No file. */
    static final Config NONE = new Config(new Properties());

    /** Finds the file among the options. */
    @CommandLine.Command
    private static final class Named {
        @CommandLine.Option(names = Main.CONFIG)
        private @Nullable Path file;
    }

    /**
     * The file that the command line names.
     *
     * @throws IOException if it cannot be read
     */
    static Config named(String... args) throws IOException {
        Named named = new Named();
        CommandLine line = new CommandLine(named).setUnmatchedArgumentsAllowed(true);
        line.getCommandSpec().parser().collectErrors(true);
        line.parseArgs(args);
        return named.file == null ? NONE : read(named.file);
    }

    private static Config read(Path file) throws IOException {
        Properties lines = new Properties();
        try (Reader text = Files.newBufferedReader(file)) {
            lines.load(text);
        } catch (IllegalArgumentException malformed) {
            throw new IOException(malformed.getMessage(), malformed);
        }
        return new Config(lines);
    }

    /** The whole command line: what stands in the file and not on it, and what stands on it. */
    String[] before(String... args) {
        return Array.ofAll(lines.stringPropertyNames())
                .sorted()
                .map(HYPHENS::concat)
                .reject(name -> Array.of(args).exists(arg -> arg.equals(name) || arg.startsWith(name + "=")))
                .map(name -> name + "="
                        + lines.getProperty(name.substring(HYPHENS.length())).trim())
                .appendAll(Array.of(args))
                .toJavaArray(String[]::new);
    }
}
