package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * What a watcher knows about the clocks after something was done. Only those who notice why a clock stops or starts anew see it do so; and a
 * seat that is awaited as far as the watcher sees has a clock that appears to run, even if it has nothing to choose. If nobody decided
 * anything, such as when all agree to take something back, no running clock starts anew: that would tell who had chosen in secret.
 *
 * @param before the true clocks before it
 * @param after the true clocks after it
 * @param decided who has decided
 */
record KnownClocks(Timing before, Timing after, Seat watcher, Option<Seat> decided) {
    /** What is known of the clocks at the start. */
    static TreeMap<Seat, Clock> atFirst(Timing timing, Seat watcher, Seq<Seat> awaited, long now) {
        return new KnownClocks(timing, timing, watcher, Option.none()).noticed(timing.clocks(), awaited, now);
    }

    /** The clocks as they are known to somebody who noticed nothing: only one's own is another one. */
    TreeMap<Seat, Clock> unnoticed(TreeMap<Seat, Clock> known) {
        return after.clocks().get(watcher).fold(() -> known, clock -> Timing.put(known, watcher, clock));
    }

    /**
     * The clocks as they are known to somebody who noticed what was done.
     *
     * @param known as they were known before
     * @param awaited who is awaited as far as the watcher sees
     * @param now when it was done
     */
    TreeMap<Seat, Clock> noticed(TreeMap<Seat, Clock> known, Seq<Seat> awaited, long now) {
        TreeMap<Seat, Clock> next = known;
        for (Tuple2<Seat, Clock> each : after.clocks()) {
            Seat seat = each._1;
            boolean waits = awaited.contains(seat);
            Clock clock = seen(seat, each._2, waits) ? each._2 : known.get(seat).get();
            next = Timing.put(next, seat, seat.equals(watcher) ? each._2 : seeming(clock, waits, now));
        }
        return next;
    }

    private boolean seen(Seat seat, Clock clock, boolean awaited) {
        boolean begins =
                decided.isDefined() && clock.runs() && !before.clock(seat).runs();
        return begins || decided.contains(seat) || !awaited && !clock.runs();
    }

    /** A clock runs if the watcher believes so, unless all were stopped. */
    private Clock seeming(Clock clock, boolean awaited, long now) {
        if (after.stopped()) {
            return clock.standing(now);
        }
        return awaited ? clock.running(now) : clock;
    }
}
