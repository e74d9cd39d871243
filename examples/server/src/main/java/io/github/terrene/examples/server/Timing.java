package io.github.terrene.examples.server;

import java.time.Duration;

/**
 * When the server does something by itself.
 *
 * @param pause how long bots wait before they move, so that people can follow
 * @param beat how often streams on which nothing happens are shown to be alive
 * @param idle after which time a table is forgotten that nobody uses, until somebody asks for it again
 * @param patience how long a client may neither send nor receive anything of what it should, before its connection is closed
 */
public record Timing(Duration pause, Duration beat, Duration idle, Duration patience) {
    /** For people: it fits connections that proxies close after half a minute. */
    public static final Timing USUAL =
            new Timing(Duration.ofMillis(600), Duration.ofSeconds(10), Duration.ofMinutes(10), Duration.ofSeconds(15));

    /** The same with another pause of bots. */
    public Timing pausing(Duration other) {
        return new Timing(other, beat, idle, patience);
    }

    /** The same with another beat. */
    public Timing beating(Duration other) {
        return new Timing(pause, other, idle, patience);
    }

    /** The same with another time after which tables are forgotten. */
    public Timing forgetting(Duration other) {
        return new Timing(pause, beat, other, patience);
    }

    /** The same with another patience. */
    public Timing waiting(Duration other) {
        return new Timing(pause, beat, idle, other);
    }
}
