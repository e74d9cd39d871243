package io.github.terrene.examples.benchmarks.figures;

import java.time.Duration;

/**
 * How long is measured.
 *
 * @param playing the playouts of one program, and as long again to warm up
 * @param calls the calls of one game, half as long again to warm up
 * @param replays verifying replays of one game
 * @param starts how many JVMs are started for each game
 * @param firstSeconds how long one of them plays on
 * @param threads the threads in each game
 */
public record Effort(
        Duration playing, Duration calls, Duration replays, int starts, int firstSeconds, Duration threads) {
    /** For figures to be published: about twelve minutes. */
    public static final Effort FULL = new Effort(
            Duration.ofSeconds(20), Duration.ofSeconds(8), Duration.ofSeconds(10), 5, 20, Duration.ofSeconds(6));

    /** For a first look: figures are higher and spread further, since the JVM is still compiling. */
    public static final Effort QUICK = new Effort(
            Duration.ofSeconds(4), Duration.ofSeconds(1), Duration.ofSeconds(1), 1, 8, Duration.ofSeconds(1));
}
