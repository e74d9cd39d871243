package io.github.terrene.examples.server.machine;

import io.github.terrene.kernel.Seat;
import io.github.terrene.table.BotPlay;
import io.github.terrene.table.LiveTable;
import io.vavr.collection.Seq;
import java.io.UncheckedIOException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * When the bots of a table play. All that are awaited at the same time move, and then, after a pause if somebody saw it, those that are awaited
 * next. Each decision is a thought of its own, so that other tables get their turn in between.
 *
 * @param table where they play
 * @param clockwork when they move
 * @param account how much they have thought
 * @param planned whether they will look at the table by themselves
 */
record Turns(LiveTable<?, ?, ?, ?, ?> table, Clockwork clockwork, Thinkers.Account account, AtomicBoolean planned) {
    Turns(LiveTable<?, ?, ?, ?, ?> table, Clockwork clockwork) {
        this(table, clockwork, new Thinkers.Account(), new AtomicBoolean());
    }

    private BotPlay<?, ?, ?, ?, ?> bots() {
        return table.bots();
    }

    /** Something has changed. */
    void wake() {
        wake(clockwork.pause());
    }

    private void wake(long pause) {
        if (bots().isAwaited() && planned.compareAndSet(false, true)) {
            try {
                clockwork.chores().schedule(this::begin, Math.min(pause, bots().patience()), TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException closing) {
                planned.set(false);
            }
        }
    }

    private void begin() {
        int before = bots().seen();
        think(() -> {
            bots().reply();
            playAll(bots().awaited(), before);
        });
    }

    private void think(Runnable thought) {
        try {
            clockwork.thinkers().think(account, () -> whole(thought));
        } catch (RejectedExecutionException closing) {
            planned.set(false);
        }
    }

    /** If something is broken, they stay planned, so that they do not try the same for ever; but what cannot be kept now may be kept later. */
    private void whole(Runnable thought) {
        try {
            thought.run();
        } catch (UncheckedIOException unwritable) {
            planned.set(false);
            wake(Clockwork.RETRY);
        } catch (RuntimeException broken) {
            Log.failed("the bots of table " + Log.start(table.id()) + " have stopped", broken);
        }
    }

    /**
     * Those bots move, one after another.
     *
     * @param before how much people had seen before the first of them moved
     */
    private void playAll(Seq<Seat> seats, int before) {
        if (seats.nonEmpty()) {
            bots().play(seats.head(), clockwork.thinkers().crowd());
        }
        if (seats.size() > 1) {
            think(() -> playAll(seats.tail(), before));
        } else {
            planned.set(false);
            wake(bots().seen() == before ? 0 : clockwork.pause());
        }
    }
}
