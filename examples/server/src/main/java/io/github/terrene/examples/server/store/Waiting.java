package io.github.terrene.examples.server.store;

import io.vavr.collection.Array;
import java.io.Closeable;
import java.util.LinkedHashSet;
import java.util.Set;

/** Names of tables that wait for a thread. It takes as many as there are at once; a name that waits already does not wait twice. */
final class Waiting implements Closeable {
    /** A rest of so many milliseconds, so that more are done at once if there are many. */
    private static final int REST = 5;

    private final int most;
    private final Set<String> names = new LinkedHashSet<>(); // guarded by this
    private final Thread thread;
    private boolean closed; // guarded by this

    /**
     * Nothing waits.
     *
     * @param most so many are taken at once
     */
    Waiting(String name, int most, Work work) {
        this.most = most;
        this.thread = new Thread(() -> run(work), name);
        thread.setDaemon(true);
    }

    /** What is done with those that waited. */
    @FunctionalInterface
    interface Work {
        /**
         * Does it.
         *
         * @return those with which it could not be done now
         */
        Array<String> todo(Array<String> names);
    }

    void begin() {
        thread.start();
    }

    synchronized void add(String name) {
        if (names.add(name)) {
            notifyAll();
        }
    }

    private void run(Work work) {
        try {
            for (Array<String> taken = taken(); taken.nonEmpty(); taken = taken()) {
                Array<String> left = work.todo(taken);
                left.forEach(this::add);
                Thread.sleep(left.isEmpty() ? REST : News.RETRY);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** None once it is closed. */
    private synchronized Array<String> taken() throws InterruptedException {
        while (names.isEmpty() && !closed) {
            wait();
        }
        Array<String> taken = closed ? Array.empty() : Array.ofAll(names).take(most);
        taken.forEach(names::remove);
        return taken;
    }

    /** Nothing more is begun, and what has begun is waited for. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        try {
            thread.join(News.RETRY);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }
}
