package io.github.terrene.examples.server.machine;

import io.github.terrene.table.LiveTable;
import io.vavr.control.Option;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Rings at a table when somebody's time is up there. */
final class Alarm {
    private final LiveTable<?, ?, ?, ?, ?> table;
    private final ScheduledExecutorService clock;
    private final Clock time;
    private Option<Future<?>> next = Option.none(); // guarded by this

    Alarm(LiveTable<?, ?, ?, ?, ?> table, ScheduledExecutorService clock, Clock time) {
        this.table = table;
        this.clock = clock;
        this.time = time;
    }

    /** Something has changed: from now on it rings when the next one's time is up, if anybody's time is limited. */
    synchronized void set() {
        next.forEach(ringing -> ringing.cancel(false));
        table.due().forEach(due -> ringIn(Math.max(0, due - time.millis())));
    }

    private void ringIn(long millis) {
        try {
            next = Option.some(clock.schedule(this::ring, millis, TimeUnit.MILLISECONDS));
        } catch (RejectedExecutionException closing) {
            // Then it rings when somebody asks for the table again.
        }
    }

    private void ring() {
        try {
            table.runOut();
        } catch (UncheckedIOException unwritable) {
            again();
        }
    }

    private synchronized void again() {
        ringIn(Clockwork.RETRY);
    }
}
