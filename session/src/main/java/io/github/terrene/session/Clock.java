package io.github.terrene.session;

import io.vavr.control.Option;

/**
 * The clock of a seat.
 *
 * @param left what was left of the main time when the clock began to run; none if it is not limited
 * @param since when it began to run; none if it is stopped
 */
public record Clock(Option<Long> left, Option<Long> since) {
    /** Whether it is running. */
    public boolean runs() {
        return since.isDefined();
    }

    /** The clock when its seat is asked at a time: it keeps running if it is running. */
    Clock running(long now) {
        return runs() ? this : new Clock(left, Option.some(now));
    }

    /** The clock when its seat has nothing to decide. */
    Clock standing(long now) {
        return runs() ? new Clock(left(now), Option.none()) : this;
    }

    /** The clock after a decision of its seat. */
    Clock decided(long now, TimeControl time) {
        Clock stopped = standing(now);
        return new Clock(stopped.left.map(rest -> rest + time.increment()), Option.none());
    }

    /** What is left of the main time at a given time, at least 0; none if it is not limited. */
    public Option<Long> left(long now) {
        return since.fold(() -> left, start -> left.map(time -> Math.max(0, time - (now - start))));
    }

    /** When time is up if nothing is decided; none if never. */
    public Option<Long> due(TimeControl time) {
        return since.flatMap(
                start -> left.toList().appendAll(time.decision()).min().map(rest -> start + rest));
    }
}
