package io.github.terrene.examples.server;

import java.time.Clock;
import java.time.Duration;

/**
 * When the server does something by itself.
 *
 * @param pause how long bots wait before they move, so that people can follow
 * @param beat how often streams on which nothing happens are shown to be alive
 * @param idle after which time a table is forgotten that nobody uses, until somebody asks for it again
 * @param clock what time it is; tests may set it
 * @param patience how long a client may neither send nor receive anything of what it should, before its connection is closed
 */
public record Timing(Duration pause, Duration beat, Duration idle, Clock clock, Duration patience) {
    /** For people: it fits connections that proxies close after half a minute. */
    public static final Timing USUAL = new Timing(
            Duration.ofMillis(600),
            Duration.ofSeconds(10),
            Duration.ofMinutes(10),
            Clock.systemUTC(),
            Duration.ofSeconds(15));

    /** The same with another pause of bots. */
    public Timing pausing(Duration other) {
        return new Timing(other, beat, idle, clock, patience);
    }

    /** The same with another beat. */
    public Timing beating(Duration other) {
        return new Timing(pause, other, idle, clock, patience);
    }

    /** The same with another time after which tables are forgotten. */
    public Timing forgetting(Duration other) {
        return new Timing(pause, beat, other, clock, patience);
    }

    /** The same with another patience. */
    public Timing waiting(Duration other) {
        return new Timing(pause, beat, idle, clock, other);
    }

    /** The same with another clock. */
    public Timing timed(Clock other) {
        return new Timing(pause, beat, idle, other, patience);
    }
}
