package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * The true clocks of a table.
 *
 * @param control how much time players have
 * @param clocks the clocks of all seats
 * @param stopped whether the host has stopped them all
 */
record Timing(TimeControl control, TreeMap<Seat, Clock> clocks, boolean stopped) {
    static Timing of(TimeControl control, Array<Seat> seats, Seq<Seat> awaited, long now) {
        TreeMap<Seat, Clock> standing =
                seats.foldLeft(TreeMap.<Seat, Clock>empty(), (clocks, seat) -> clocks.put(seat, control.clock()));
        return new Timing(control, standing, false).running(awaited, Option.none(), now);
    }

    Clock clock(Seat seat) {
        return clocks.get(seat).get();
    }

    /** The same with running clocks for those who are awaited, after somebody or nobody has decided. */
    Timing running(Seq<Seat> awaited, Option<Seat> decided, long now) {
        TreeMap<Seat, Clock> next = clocks;
        for (Tuple2<Seat, Clock> each : clocks) {
            Clock after = decided.contains(each._1) ? each._2.decided(now, control) : each._2;
            Clock clock = !stopped && awaited.contains(each._1) ? after.running(now) : after.standing(now);
            next = put(next, each._1, clock);
        }
        return new Timing(control, next, stopped);
    }

    /** These clocks with another one; the same object if it is no other, since most clocks stay as they are. */
    static TreeMap<Seat, Clock> put(TreeMap<Seat, Clock> clocks, Seat seat, Clock clock) {
        return clocks.get(seat).contains(clock) ? clocks : clocks.put(seat, clock);
    }

    Timing stopping(boolean all) {
        return new Timing(control, clocks, all);
    }

    Option<Long> due() {
        return clocks.values().flatMap(clock -> clock.due(control)).min();
    }

    /** The first seat whose time is up. */
    Option<Seat> late(long now) {
        return clocks.find(clock -> clock._2.due(control).exists(due -> due <= now))
                .map(clock -> clock._1);
    }
}
