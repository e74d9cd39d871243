package io.github.terrene.examples.server;

import io.github.terrene.examples.server.store.Storage;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.time.Duration;

/**
 * How the server runs.
 *
 * @param host the address of the network at which it listens
 * @param port 0 for any that is free
 * @param place where tables are kept
 * @param timing when it does something by itself
 * @param origins from which pages may use it besides its own, such as {@code https://games.example.org}
 * @param guard what protects it
 */
public record Settings(String host, int port, Storage.Place place, Timing timing, Array<String> origins, Guard guard) {
    /** Only its own pages may use it. */
    public Settings(String host, int port, Storage.Place place, Timing timing) {
        this(host, port, place, timing, Array.empty(), Guard.NONE);
    }

    /** The same with something else that protects it. */
    public Settings guarded(Guard other) {
        return new Settings(host, port, place, timing, origins, other);
    }

    /** At this computer alone. */
    public static final String LOCAL = "127.0.0.1";

    /** For tests: at any port, with bots that do not wait, and files in a folder. */
    public static Settings quick(Path tables) {
        return quick(new Storage.InFolder(tables, false));
    }

    /** For tests: at any port, with bots that do not wait. */
    public static Settings quick(Storage.Place place) {
        return new Settings(LOCAL, 0, place, Timing.USUAL.pausing(Duration.ZERO));
    }
}
