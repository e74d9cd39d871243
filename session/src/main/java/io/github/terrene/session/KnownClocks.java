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
 * @param news whether the watcher noticed it
 * @param decided who has decided
 */
record KnownClocks(Timing before, Timing after, Seat watcher, boolean news, Option<Seat> decided) {
    /** What is known of the clocks at the start. */
    static TreeMap<Seat, Clock> atFirst(Timing timing, Seat watcher, Seq<Seat> awaited, long now) {
        return new KnownClocks(timing, timing, watcher, false, Option.none()).of(timing.clocks(), awaited, now);
    }

    /**
     * The known clocks.
     *
     * @param known as they were known before
     * @param awaited who is awaited as far as the watcher sees
     * @param now when it was done
     */
    TreeMap<Seat, Clock> of(TreeMap<Seat, Clock> known, Seq<Seat> awaited, long now) {
        TreeMap<Seat, Clock> next = known;
        for (Tuple2<Seat, Clock> each : after.clocks()) {
            Seat seat = each._1;
            boolean seen = seat.equals(watcher) || news && noticed(seat, each._2, awaited.contains(seat));
            Clock clock = seen ? each._2 : known.get(seat).get();
            next = Timing.put(next, seat, seat.equals(watcher) ? clock : seeming(clock, awaited.contains(seat), now));
        }
        return next;
    }

    private boolean noticed(Seat seat, Clock clock, boolean awaited) {
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
