package io.github.terrene.browser.tables;

import io.github.terrene.kernel.Seat;
import io.github.terrene.table.BotPlay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * When the bots of a table decide: all that are awaited at the same time, one after another, so that the page is not kept waiting longer than
 * for one of them; and then, after a pause if somebody saw it, those that are awaited next.
 */
final class Turns {
    private static final int PAUSE = 600;

    private final BotPlay<?, ?, ?, ?, ?> bots;
    private Seq<Seat> next = Array.empty();
    private int before = -1;
    private boolean broken;

    Turns(BotPlay<?, ?, ?, ?, ?> bots) {
        this.bots = bots;
    }

    /** How long to wait before the next one thinks, in milliseconds; −1 if none is awaited. */
    int pause() {
        if (broken || next.isEmpty() && !bots.isAwaited()) {
            return -1;
        } else if (next.nonEmpty()) {
            return 0;
        }
        return before == bots.seen() ? 0 : (int) Math.min(PAUSE, bots.patience());
    }

    /** The next one decides. If something is broken, they do not try the same for ever. */
    void think() {
        broken = true;
        decide();
        broken = false;
    }

    private void decide() {
        if (next.isEmpty()) {
            before = bots.seen();
            bots.reply();
            next = bots.awaited();
        }
        if (next.nonEmpty()) {
            Seat seat = next.head();
            next = next.tail();
            bots.play(seat, 1);
        }
    }
}
