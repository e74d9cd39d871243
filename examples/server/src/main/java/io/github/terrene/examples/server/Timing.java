package io.github.terrene.examples.server;

import java.time.Duration;

/**
 * When the server does something by itself.
 *
 * @param pause how long bots wait before they move, so that people can follow
 * @param beat how often streams on which nothing happens are shown to be alive
 * @param idle after which time a table is forgotten that nobody uses, until somebody asks for it again
 */
public record Timing(Duration pause, Duration beat, Duration idle) {
    /** For people: it fits connections that proxies close after half a minute. */
    public static final Timing USUAL =
            new Timing(Duration.ofMillis(600), Duration.ofSeconds(15), Duration.ofMinutes(10));

    /** The same with another pause of bots. */
    public Timing pausing(Duration other) {
        return new Timing(other, beat, idle);
    }
}
