package io.github.terrene.session;

import io.vavr.control.Option;

/**
 * How much time players have, in milliseconds.
 *
 * @param main the time for all decisions together, if it is limited
 * @param increment the time that a seat gets back for each decision
 * @param decision the time for one decision, if it is limited
 */
public record TimeControl(Option<Long> main, long increment, Option<Long> decision) {
    /** No time limit. */
    public static final TimeControl NONE = new TimeControl(Option.none(), 0, Option.none());

    /**
     * How much time players have.
     *
     * @throws IllegalArgumentException if a time is negative
     */
    public TimeControl {
        if (main.exists(time -> time < 0) || increment < 0 || decision.exists(time -> time < 0)) {
            throw new IllegalArgumentException("no time is negative: " + main + ", " + increment + ", " + decision);
        }
    }

    /** A time for all decisions, plus an increment for each. */
    public static TimeControl of(long main, long increment) {
        return new TimeControl(Option.some(main), increment, Option.none());
    }

    /** A time for each decision. */
    public static TimeControl perDecision(long time) {
        return new TimeControl(Option.none(), 0, Option.some(time));
    }

    /** The clock of a seat at the beginning. */
    Clock clock() {
        return new Clock(main, Option.none());
    }
}
