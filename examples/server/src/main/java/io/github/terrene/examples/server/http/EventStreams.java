package io.github.terrene.examples.server.http;

import java.io.Closeable;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * All event streams. What is sent is put together by a few threads, each stream by one at a time; none waits for a client. The stream of one
 * that does not listen is closed after a while, and its client asks again for what it has not seen.
 */
public final class EventStreams implements Closeable {
    private static final int MOST = 2_000;

    private final Watch watch;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final ExecutorService writers =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

    /**
     * No streams yet.
     *
     * @param beat how often each is shown to be alive
     * @param watch is told what is broken
     */
    public EventStreams(Duration beat, Watch watch) {
        this.watch = watch;
        long nanos = beat.toNanos();
        clock.scheduleAtFixedRate(() -> open.forEach(EventStream::beat), nanos, nanos, TimeUnit.NANOSECONDS);
    }

    /** How many there are. */
    public int size() {
        return open.size();
    }

    /** Whether there are as many as this program bears. */
    boolean full() {
        return open.size() >= MOST;
    }

    void add(EventStream stream) {
        open.add(stream);
    }

    void remove(EventStream stream) {
        open.remove(stream);
    }

    /** Something is broken. */
    void failed(Throwable why) {
        watch.failed(why);
    }

    /** Lets a thread write when one is free. */
    void write(Runnable stream) {
        try {
            writers.execute(stream);
        } catch (RejectedExecutionException closing) {
            // Nobody is told anything any more.
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        writers.shutdownNow();
        open.forEach(EventStream::close);
    }
}
