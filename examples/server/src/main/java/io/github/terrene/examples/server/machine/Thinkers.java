package io.github.terrene.examples.server.machine;

import java.util.PriorityQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * A few threads on which bots think, shared fairly by tables: next is whoever would be done first if all thought at the same time, each as
 * long as the last time (weighted fair queueing: Demers, Keshav, Shenker 1989). So tables whose bots think for long, however many, delay one
 * whose bots do not by one decision at most, and take turns among themselves.
 */
final class Thinkers {
    private final ExecutorService threads;
    private final int most;
    private final LongSupplier clock;
    private final PriorityQueue<Thought> waiting = new PriorityQueue<>(); // guarded by this, like everything below
    private int thinking;
    private long now;
    private long number;

    /**
     * Nobody thinks yet.
     *
     * @param most how many think at the same time
     * @param clock what time it is, in nanoseconds
     */
    Thinkers(int most, LongSupplier clock) {
        this.most = most;
        this.clock = clock;
        this.threads = Executors.newFixedThreadPool(most);
    }

    /** As many as there are processors, but for one: clients are served and clocks kept while others think. */
    static Thinkers forThisMachine() {
        return new Thinkers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), System::nanoTime);
    }

    /** What a table has thought so far, on a clock that all tables share, in nanoseconds. */
    static final class Account {
        private long end; // guarded by the thinkers, like everything here
        private long begun;
        private long last;
        private boolean thinks;

        /** How long its last thought took, or takes already. */
        private long took(long time) {
            return thinks ? time - begun : last;
        }

        /** Until when it has used its share. */
        private long used(long time) {
            return thinks ? end + took(time) : end;
        }

        private void begin(long start, long time) {
            end = start;
            begun = time;
            thinks = true;
        }

        private void over(long time) {
            last = took(time);
            end += last;
            thinks = false;
        }
    }

    /**
     * Something to be thought about.
     *
     * @param start when the table has a right to it, on the common clock
     * @param end when it would be over
     * @param number of two at the same time, the one that came first
     */
    private record Thought(Account account, long start, long end, long number, Runnable work)
            implements Comparable<Thought> {
        @Override
        public int compareTo(Thought other) {
            return end == other.end ? Long.compare(number, other.number) : Long.compare(end, other.end);
        }
    }

    /**
     * Lets a table think when it is its turn. A table asks for its next thought when it is done with the one before.
     *
     * @throws RejectedExecutionException if nobody thinks any more
     */
    synchronized void think(Account account, Runnable work) {
        if (threads.isShutdown()) {
            throw new RejectedExecutionException();
        }
        long time = clock.getAsLong();
        long start = Math.max(now, account.used(time));
        waiting.add(new Thought(account, start, start + account.took(time), number++, work));
        begin();
    }

    /** How many tables wait for each thread: the time that one may take has to suffice for so many. */
    synchronized int crowd() {
        return 1 + waiting.size() / most;
    }

    /** How many tables wait. */
    synchronized int waiting() {
        return waiting.size();
    }

    /** At how many tables somebody thinks. */
    synchronized int thinking() {
        return thinking;
    }

    private void begin() {
        if (thinking < most && !waiting.isEmpty() && !threads.isShutdown()) {
            Thought next = waiting.remove();
            thinking++;
            now = Math.max(now, next.start());
            next.account().begin(next.start(), clock.getAsLong());
            threads.execute(() -> run(next));
        }
    }

    private void run(Thought thought) {
        try {
            thought.work().run();
        } finally {
            over(thought.account());
        }
    }

    private synchronized void over(Account account) {
        thinking--;
        account.over(clock.getAsLong());
        begin();
    }

    /** Nobody begins to think any more. Whoever thinks is not interrupted: that would close a file that is written to. */
    void close(long seconds) throws InterruptedException {
        threads.shutdown();
        threads.awaitTermination(seconds, TimeUnit.SECONDS);
    }
}
