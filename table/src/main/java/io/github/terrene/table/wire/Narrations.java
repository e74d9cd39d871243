package io.github.terrene.table.wire;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * What was told of a table as it is at one moment. Whoever reads the same journal in the same language is told the same, so that a line costs
 * as much for a hundred onlookers as for one.
 */
@Internal
public final class Narrations {
    /** So many of the latest lines are kept: whoever reads older ones has come late, and comes alone. */
    private static final int KEPT = 4;

    private final ConcurrentHashMap<Reading, Narration> all = new ConcurrentHashMap<>();
    private final AtomicInteger made = new AtomicInteger();

    /** What is read. */
    private record Reading(Seat watcher, String language, int number) {}

    /**
     * A line in words.
     *
     * @param latest the number of the latest line of that journal
     * @param line tells it, if it was not told yet
     */
    Narration of(Seat watcher, String language, int number, int latest, Supplier<Narration> line) {
        return latest - number < KEPT
                ? all.computeIfAbsent(new Reading(watcher, language, number), unread -> made(line))
                : made(line);
    }

    private Narration made(Supplier<Narration> line) {
        made.incrementAndGet();
        return line.get();
    }

    /** How often a line was put into words: for tests. */
    public int made() {
        return made.get();
    }
}
