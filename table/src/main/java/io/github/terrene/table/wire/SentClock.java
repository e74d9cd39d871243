package io.github.terrene.table.wire;

import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Clock;
import io.github.terrene.session.TimeControl;
import io.vavr.control.Option;

/**
 * The clock of a seat.
 *
 * @param seat whose clock it is
 * @param left how much of its main time is left, in milliseconds; none if that is not limited
 * @param due when its time is up, in milliseconds from now; none unless its clock runs
 */
public record SentClock(Seat seat, Option<Integer> left, Option<Integer> due) {
    static SentClock of(Seat seat, Clock clock, TimeControl time, long now) {
        return new SentClock(
                seat, clock.left(now).map(SentClock::whole), clock.due(time).map(due -> whole(due - now)));
    }

    private static int whole(long millis) {
        return (int) Math.max(0, Math.min(Integer.MAX_VALUE, millis));
    }
}
