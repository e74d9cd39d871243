package io.github.terrene.examples.server.http;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Ends what is sent to clients that do not listen: otherwise each of them would keep a thread. */
public final class Patience implements Closeable {
    /** How often it is looked at the time while the longest that something may take passes. */
    private static final int LOOKS = 5;

    private final long longest;
    private final Set<Sending> all = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

    /**
     * Nothing is sent yet.
     *
     * @param longest how long something may be sent
     */
    public Patience(Duration longest) {
        this.longest = longest.toNanos();
        long often = this.longest / LOOKS;
        clock.scheduleAtFixedRate(
                () -> all.forEach(sending -> sending.endIfLongerThan(this.longest)),
                often,
                often,
                TimeUnit.NANOSECONDS);
    }

    /** Something that is sent, and takes as long as the client does. */
    @FunctionalInterface
    interface Message {
        void send() throws IOException;
    }

    /**
     * Sends something, if it does not take too long.
     *
     * @throws IOException if the client is gone, or did not listen; then its connection is closed
     */
    void with(Message message) throws IOException {
        Sending sending = new Sending(Thread.currentThread(), System.nanoTime());
        all.add(sending);
        try {
            message.send();
        } finally {
            all.remove(sending);
            sending.over();
        }
    }

    /** A thread that sends. */
    private static final class Sending {
        private final Thread thread;
        private final long since;
        private boolean over; // guarded by this

        private Sending(Thread thread, long since) {
            this.thread = thread;
            this.since = since;
        }

        /** A thread that is interrupted while it writes to a socket closes the socket. */
        private synchronized void endIfLongerThan(long longest) {
            if (!over && System.nanoTime() - since > longest) {
                thread.interrupt();
            }
        }

        /** What the thread does next is not interrupted. */
        private synchronized void over() {
            over = true;
            Thread.interrupted();
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        all.forEach(sending -> sending.thread.interrupt());
    }
}
