package io.github.terrene.bots.search;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;

/**
 * What each seat knows about what was done since a search began, as a number that differs if the seat can tell two courses apart. When several
 * seats choose at the same time, what one of them chooses is unknown to the others until all have chosen. Chance is not part of it: what seats
 * draw on the way is averaged over.
 */
final class Knowledge {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private final long[] known;
    private final long[] secret;
    private long choosing; // the seats that have not chosen yet while several do, as bits

    Knowledge(int seats) {
        this.known = new long[seats];
        this.secret = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            known[seat] = first(seat);
        }
    }

    /** What a seat knows when nothing has been done yet. */
    static long first(int seat) {
        return (seat + 1) * FACTOR;
    }

    long of(Seat seat) {
        return known[seat.index()];
    }

    /** Notes that these seats are asked. If any of them is not one of those that were still choosing, what was chosen becomes known. */
    void asked(Seq<Seat> deciders) {
        long asked = 0;
        for (Seat seat : deciders) {
            asked |= bit(seat);
        }
        if ((asked & ~choosing) != 0) {
            tell();
            choosing = Long.bitCount(asked) > 1 ? asked : 0;
        }
    }

    private void tell() {
        for (int seat = 0; seat < known.length; seat++) {
            if (secret[seat] != 0) {
                known[seat] = mixed(known[seat] + secret[seat]);
                secret[seat] = 0;
            }
        }
    }

    /**
     * Notes that a seat has acted.
     *
     * @param number the number of the action, different for different actions
     */
    void acted(Seat actor, int number) {
        long mark = mixed((actor.index() + 1) * FACTOR + number);
        for (int seat = 0; seat < known.length; seat++) {
            if (choosing != 0 && seat != actor.index()) {
                secret[seat] = mixed(secret[seat] + mark);
            } else {
                known[seat] = mixed(known[seat] + mark);
            }
        }
    }

    /** Notes that a seat that was choosing has chosen. */
    void chosen(Seat seat) {
        choosing &= ~bit(seat);
    }

    private static long bit(Seat seat) {
        return 1L << seat.index();
    }

    /** The finalizer of SplitMix64. */
    private static long mixed(long number) {
        long a = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
        return b ^ (b >>> 31);
    }
}
