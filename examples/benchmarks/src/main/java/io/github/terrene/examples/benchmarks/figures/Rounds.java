package io.github.terrene.examples.benchmarks.figures;

import io.vavr.collection.Array;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Rounds of the same work, one after another. All that is compared takes its turn in every round, so that all meet the same noise. */
final class Rounds {
    private static final int LEAST = 3;

    private Rounds() {}

    /** As many rounds as fit the time, but at least three. */
    static <T> Array<T> during(Duration time, String what, Report report, Supplier<T> round) {
        long end = System.nanoTime() + time.toNanos();
        List<T> rounds = new ArrayList<>();
        while (rounds.size() < LEAST || System.nanoTime() < end) {
            long left = Math.max(0, Duration.ofNanos(end - System.nanoTime()).toSeconds());
            report.progress(what + ", round " + (rounds.size() + 1) + ", " + left + " s left");
            rounds.add(round.get());
        }
        return Array.ofAll(rounds);
    }
}
