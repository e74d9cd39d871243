package io.github.terrene.examples.server.http;

import java.io.Closeable;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * All event streams. They are written by a few threads, each stream by one at a time. Whoever reads slowly holds one of them up, but not for
 * long: then that stream is closed, and its client asks again for what it has not seen.
 */
public final class EventStreams implements Closeable {
    private static final int MOST = 2_000;
    private static final int THREADS = 64;
    private static final int IDLE_SECONDS = 30;

    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final ThreadPoolExecutor writers =
            new ThreadPoolExecutor(THREADS, THREADS, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

    private final Patience patience;

    /**
     * No streams yet.
     *
     * @param beat how often each is shown to be alive
     */
    public EventStreams(Patience patience, Duration beat) {
        this.patience = patience;
        writers.allowCoreThreadTimeOut(true);
        long nanos = beat.toNanos();
        clock.scheduleAtFixedRate(() -> open.forEach(EventStream::beat), nanos, nanos, TimeUnit.NANOSECONDS);
    }

    Patience patience() {
        return patience;
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
