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
 * @param stopper who has stopped them all, {@link Seat#ONLOOKER} for the host; none if they run
 */
record Timing(TimeControl control, TreeMap<Seat, Clock> clocks, Option<Seat> stopper) {
    static Timing of(TimeControl control, Array<Seat> seats, Seq<Seat> awaited, long now) {
        TreeMap<Seat, Clock> standing =
                seats.foldLeft(TreeMap.<Seat, Clock>empty(), (clocks, seat) -> clocks.put(seat, control.clock()));
        return new Timing(control, standing, Option.none()).running(awaited, Option.none(), now);
    }

    /** Whether they all stand, whoever is awaited. */
    boolean stopped() {
        return stopper.isDefined();
    }

    /** The player who has stopped them. */
    Option<Seat> pausing() {
        return stopper.filter(seat -> !seat.equals(Seat.ONLOOKER));
    }

    Clock clock(Seat seat) {
        return clocks.get(seat).get();
    }

    /** The same with running clocks for those who are awaited, after somebody or nobody has decided. While all stand, nothing is added, either. */
    Timing running(Seq<Seat> awaited, Option<Seat> decided, long now) {
        TreeMap<Seat, Clock> next = clocks;
        for (Tuple2<Seat, Clock> each : clocks) {
            boolean adds = !stopped() && decided.contains(each._1);
            Clock after = adds ? each._2.decided(now, control) : each._2;
            Clock clock = !stopped() && awaited.contains(each._1) ? after.running(now) : after.standing(now);
            next = put(next, each._1, clock);
        }
        return new Timing(control, next, stopper);
    }

    /** These clocks with another one; the same object if it is no other, since most clocks stay as they are. */
    static TreeMap<Seat, Clock> put(TreeMap<Seat, Clock> clocks, Seat seat, Clock clock) {
        return clocks.get(seat).contains(clock) ? clocks : clocks.put(seat, clock);
    }

    Timing stopping(Option<Seat> by) {
        return new Timing(control, clocks, by);
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
