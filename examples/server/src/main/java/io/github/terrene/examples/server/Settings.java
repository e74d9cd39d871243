package io.github.terrene.examples.server;

import io.vavr.collection.Array;
import java.nio.file.Path;
import java.time.Duration;

/**
 * How the server runs.
 *
 * @param host the address of the network at which it listens
 * @param port 0 for any that is free
 * @param tables the folder in which tables are kept
 * @param durable whether what is kept survives the failure of the machine, too
 * @param timing when it does something by itself
 * @param origins from which pages may use it besides its own, such as {@code https://games.example.org}
 */
public record Settings(String host, int port, Path tables, boolean durable, Timing timing, Array<String> origins) {
    /** Only its own pages may use it. */
    public Settings(String host, int port, Path tables, boolean durable, Timing timing) {
        this(host, port, tables, durable, timing, Array.empty());
    }

    /** At this computer alone. */
    public static final String LOCAL = "127.0.0.1";

    /** For tests: at any port, with bots that do not wait. */
    public static Settings quick(Path tables) {
        return new Settings(LOCAL, 0, tables, false, Timing.USUAL.pausing(Duration.ZERO));
    }
}
