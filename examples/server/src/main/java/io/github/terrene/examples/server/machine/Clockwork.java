package io.github.terrene.examples.server.machine;

import io.github.terrene.table.Tables;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * What tables do by themselves. Whatever bots think, clocks ring in time: they have a thread of their own, on which nothing else is done.
 *
 * @param alarms rings when somebody's time is up
 * @param chores begins what can wait a moment
 * @param upkeep does what takes long and nobody waits for
 * @param thinkers on which bots think
 * @param pause how long bots wait before they move, in milliseconds, so that people can follow
 */
public record Clockwork(
        ScheduledExecutorService alarms,
        ScheduledExecutorService chores,
        ScheduledExecutorService upkeep,
        Thinkers thinkers,
        long pause) {
    private static final int PATIENCE = 10;

    /** What cannot be kept is tried again after so many milliseconds. */
    static final long RETRY = 1_000;

    /** How often it is looked for tables that can be forgotten, in the time after which they can. */
    private static final int SWEEPS = 10;

    /** A clockwork that runs until it is closed. */
    public static Clockwork of(Duration pause) {
        return new Clockwork(thread(), thread(), thread(), Thinkers.forThisMachine(), pause.toMillis());
    }

    private static ScheduledExecutorService thread() {
        ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(1);
        thread.setRemoveOnCancelPolicy(true);
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        thread.setContinueExistingPeriodicTasksAfterShutdownPolicy(false);
        return thread;
    }

    /**
     * Tables that nobody uses are forgotten from time to time.
     *
     * @param idle after which time: far longer than any request takes
     */
    public void forgets(Tables tables, Duration idle) {
        long sweep = idle.toNanos() / SWEEPS;
        chores.scheduleAtFixedRate(() -> tables.forgetIdle(idle.toMillis()), sweep, sweep, TimeUnit.NANOSECONDS);
    }

    /** Something is done from time to time. If it cannot be done, that is written down, and it is tried again the next time. */
    public void does(Runnable what, Duration every) {
        Runnable tried = () -> {
            try {
                what.run();
            } catch (RuntimeException broken) {
                Log.failed("the upkeep has failed", broken);
            }
        };
        upkeep.scheduleWithFixedDelay(tried, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** How many tables wait for a thread on which their bots think. */
    public int waiting() {
        return thinkers.waiting();
    }

    /** At how many tables bots think now. */
    public int thinking() {
        return thinkers.thinking();
    }

    /** Nothing more is begun, and what has begun is waited for. Nobody is interrupted: that would close a file that is written to. */
    public void close() {
        alarms.shutdown();
        chores.shutdown();
        upkeep.shutdown();
        try {
            thinkers.close(PATIENCE);
            alarms.awaitTermination(PATIENCE, TimeUnit.SECONDS);
            chores.awaitTermination(PATIENCE, TimeUnit.SECONDS);
            upkeep.awaitTermination(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException early) {
            Thread.currentThread().interrupt();
        }
    }
}
