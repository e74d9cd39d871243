package io.github.terrene.examples.server;

import java.nio.file.Path;

/**
 * How the server runs.
 *
 * @param host the address of the network at which it listens
 * @param port 0 for any that is free
 * @param tables the folder in which tables are kept
 * @param durable whether what is kept survives the failure of the machine, too
 * @param pause how long bots wait before they move, in milliseconds
 */
public record Settings(String host, int port, Path tables, boolean durable, long pause) {
    /** At this computer alone. */
    public static final String LOCAL = "127.0.0.1";

    /** For tests: at any port, with bots that do not wait. */
    public static Settings quick(Path tables) {
        return new Settings(LOCAL, 0, tables, false, 0);
    }
}
