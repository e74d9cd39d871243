package io.github.terrene.bots.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.time.Duration;
import java.util.function.Supplier;

/** What is left of programs: processes and threads. */
final class Leftovers {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final long PAUSE = 10;

    private Leftovers() {}

    static void assertNone() throws InterruptedException {
        assertGone(processes());
        assertThat(left(Leftovers::threads)).as("threads").isEmpty();
    }

    /** What was killed is gone a moment later. If it is not, it is killed here. */
    static void assertGone(Array<ProcessHandle> processes) throws InterruptedException {
        Array<ProcessHandle> left = left(() -> processes.filter(ProcessHandle::isAlive));
        left.forEach(ProcessHandle::destroyForcibly);
        assertThat(left).as("processes").isEmpty();
    }

    static Array<ProcessHandle> processes() {
        return Array.ofAll(ProcessHandle.current().descendants().toList());
    }

    private static Array<String> threads() {
        return Array.ofAll(Thread.getAllStackTraces().keySet())
                .map(Thread::getName)
                .filter(name -> name.contains(OddProgram.class.getSimpleName()));
    }

    private static <T> Array<T> left(Supplier<Array<T>> left) throws InterruptedException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (left.get().nonEmpty() && System.nanoTime() < until) {
            Thread.sleep(PAUSE);
        }
        return left.get();
    }
}
