package io.github.terrene.examples.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * What one player did in one round.
 *
 * @param games how many games it played
 * @param decisions how many decisions it made in them
 * @param nanos the CPU time that it and the garbage collectors took, without that of other programs
 * @param bytes how much it allocated
 */
record Measurement(long games, long decisions, long nanos, long bytes) {
    private static final double SECOND = 1e9;

    /** Lets a player play that many games. */
    static Measurement of(RandomPlay play, int games) {
        Clock before = Clock.now();
        long decisions = play.decisions();
        play.playGames(games);
        Clock after = Clock.now();
        return new Measurement(
                games, play.decisions() - decisions, after.nanos() - before.nanos(), after.bytes() - before.bytes());
    }

    /** What this thread has spent so far. */
    private record Clock(long nanos, long bytes) {
        private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

        static Clock now() {
            return new Clock(
                    THREADS.getCurrentThreadCpuTime() + collecting(), THREADS.getCurrentThreadAllocatedBytes());
        }

        private static long collecting() {
            long millis = 0;
            for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
                millis += collector.getCollectionTime();
            }
            return TimeUnit.MILLISECONDS.toNanos(millis);
        }
    }

    double nanosPerDecision() {
        return (double) nanos / decisions;
    }

    double decisionsPerSecond() {
        return decisions * SECOND / nanos;
    }

    double gamesPerSecond() {
        return games * SECOND / nanos;
    }

    double bytesPerDecision() {
        return (double) bytes / decisions;
    }

    double decisionsPerGame() {
        return (double) decisions / games;
    }
}
