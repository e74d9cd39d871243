package io.github.terrene.bots.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.time.Duration;
import java.util.function.Supplier;

/** What is left of programs: processes and threads. */
final class Leftovers {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long PAUSE = 10;

    private Leftovers() {}

    static void assertNone() throws InterruptedException {
        assertGone("processes", Leftovers::processes);
        assertGone("threads", Leftovers::threads);
    }

    static Array<ProcessHandle> processes() {
        return Array.ofAll(ProcessHandle.current().descendants().toList());
    }

    private static Array<String> threads() {
        return Array.ofAll(Thread.getAllStackTraces().keySet())
                .map(Thread::getName)
                .filter(name -> name.contains(OddProgram.class.getSimpleName()));
    }

    /** What was killed is gone a moment later. */
    static <T> void assertGone(String what, Supplier<Array<T>> left) throws InterruptedException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (left.get().nonEmpty() && System.nanoTime() < until) {
            Thread.sleep(PAUSE);
        }
        assertThat(left.get()).as(what).isEmpty();
    }
}
