package io.github.terrene.examples.benchmarks.figures;

import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * What some work took.
 *
 * @param nanos the CPU time that its thread and the garbage collectors took, without that of other programs
 * @param bytes how much it allocated
 */
public record Cost(long nanos, long bytes) {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Does the work in this thread. */
    public static Cost of(Runnable work) {
        Cost before = spent();
        work.run();
        Cost after = spent();
        return new Cost(after.nanos - before.nanos, after.bytes - before.bytes);
    }

    /** What this thread has spent so far. */
    private static Cost spent() {
        return new Cost(THREADS.getCurrentThreadCpuTime() + collecting(), THREADS.getCurrentThreadAllocatedBytes());
    }

    private static long collecting() {
        long millis = 0;
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            millis += collector.getCollectionTime();
        }
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
