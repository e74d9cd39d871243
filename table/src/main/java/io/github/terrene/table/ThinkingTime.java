package io.github.terrene.table;

import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Clock;
import io.github.terrene.session.Session;
import io.github.terrene.session.TimeControl;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.concurrent.TimeUnit;

/**
 * How long bots think: not longer than their clocks allow.
 *
 * @param clocks their clocks
 * @param time how much time players have
 * @param now in milliseconds
 */
record ThinkingTime(Map<Seat, Clock> clocks, TimeControl time, long now) {
    /** So many decisions the main time is to last for, if nothing is added to it. */
    private static final int DECISIONS = 40;

    /** A decision takes at most one in so many parts of the time until the clock runs out: others wait, too, and machines stall. */
    private static final int CAUTION = 4;

    static ThinkingTime of(Session<?, ?, ?, ?, ?> session, long now) {
        return new ThinkingTime(session.clocks(), session.setup().time(), now);
    }

    /**
     * How long a bot may think about its decision, in nanoseconds, at least 1; {@link Long#MAX_VALUE} if its time is not limited.
     *
     * @param crowd how many have to share that time, itself included
     */
    long nanos(Seat seat, int crowd) {
        return rest(seat)
                .map(rest -> nanos(Math.min(rest / CAUTION, share(seat)), crowd))
                .getOrElse(Long.MAX_VALUE);
    }

    private static long nanos(long millis, int crowd) {
        return Math.max(1, TimeUnit.MILLISECONDS.toNanos(millis) / crowd);
    }

    /** What the main time allows. */
    private long share(Seat seat) {
        return clocks.get(seat)
                .flatMap(clock -> clock.left(now))
                .map(left -> left / DECISIONS + time.increment() / 2)
                .getOrElse(Long.MAX_VALUE);
    }

    /** How long a bot may wait until it begins to think, in milliseconds. */
    long pause(Seat seat) {
        return rest(seat).map(rest -> rest / CAUTION).getOrElse(Long.MAX_VALUE);
    }

    /** How long it is until its clock runs out. */
    private Option<Long> rest(Seat seat) {
        return clocks.get(seat).flatMap(clock -> clock.due(time)).map(due -> Math.max(0, due - now));
    }
}
