package io.github.terrene.session;

import io.vavr.control.Option;

/**
 * How much time players have, in milliseconds.
 *
 * @param main for all decisions together, if that is limited
 * @param increment what a seat gets back for each decision
 * @param decision for one decision, if that is limited
 */
public record TimeControl(Option<Long> main, long increment, Option<Long> decision) {
    /** As much as they like. */
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

    /** So much for all decisions, and so much more for each. */
    public static TimeControl of(long main, long increment) {
        return new TimeControl(Option.some(main), increment, Option.none());
    }

    /** So much for each decision. */
    public static TimeControl perDecision(long time) {
        return new TimeControl(Option.none(), 0, Option.some(time));
    }

    /** The clock of a seat at the beginning. */
    Clock clock() {
        return new Clock(main, Option.none());
    }
}
