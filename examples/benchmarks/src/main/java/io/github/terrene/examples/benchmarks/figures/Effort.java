package io.github.terrene.examples.benchmarks.figures;

import java.time.Duration;

/**
 * How long is measured.
 *
 * @param warmUp playing before playouts are measured
 * @param playouts the playouts
 * @param calls the calls of one game, half as long again to warm up
 * @param replays verifying replays of one game
 * @param starts how many JVMs are started for each game
 * @param firstSeconds how long one of them plays on
 * @param threads the threads in each game
 */
public record Effort(
        Duration warmUp,
        Duration playouts,
        Duration calls,
        Duration replays,
        int starts,
        int firstSeconds,
        Duration threads) {
    /** For figures to be published: about four minutes. */
    public static final Effort FULL = new Effort(
            Duration.ofSeconds(25),
            Duration.ofSeconds(50),
            Duration.ofSeconds(8),
            Duration.ofSeconds(10),
            5,
            20,
            Duration.ofSeconds(6));

    /** For a first look: figures are higher and spread further, since the JVM is still compiling. */
    public static final Effort QUICK = new Effort(
            Duration.ofSeconds(5),
            Duration.ofSeconds(5),
            Duration.ofSeconds(1),
            Duration.ofSeconds(1),
            1,
            8,
            Duration.ofSeconds(1));
}
