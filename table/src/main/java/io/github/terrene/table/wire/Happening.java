package io.github.terrene.table.wire;

import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Line;
import io.github.terrene.session.Offer;
import io.vavr.control.Option;

/**
 * What a line is about.
 *
 * @param what what it is
 * @param by who did it; none if it happened in the game, or all agreed
 * @param agreed whether the others had to agree to take something back
 * @param offer what was offered
 */
public record Happening(What what, Option<Seat> by, Option<Boolean> agreed, Option<Offer> offer) {
    /** What a line is about. */
    public enum What {
        /** Something happened in the game, or something else is asked. */
        HAPPENED,
        /** Somebody took back the last action. */
        TAKEN_BACK,
        /** Somebody offers something. */
        PROPOSED,
        /** Somebody does not agree to what was offered, or no longer offers it. */
        DECLINED,
        /** All agreed that nobody wins. */
        DRAW_AGREED,
        /** The host stopped all clocks. */
        CLOCKS_STOPPED,
        /** The host let the clocks run again. */
        CLOCKS_STARTED
    }

    static Happening of(Line.What<?> what) {
        if (what instanceof Line.TakenBack<?> taken) {
            return new Happening(What.TAKEN_BACK, Option.some(taken.by()), Option.some(taken.agreed()), Option.none());
        } else if (what instanceof Line.Proposed<?> proposed) {
            return new Happening(
                    What.PROPOSED, Option.some(proposed.by()), Option.none(), Option.some(proposed.offer()));
        } else if (what instanceof Line.Declined<?> declined) {
            return new Happening(
                    What.DECLINED, Option.some(declined.by()), Option.none(), Option.some(declined.offer()));
        }
        return new Happening(atTheTable(what), Option.none(), Option.none(), Option.none());
    }

    private static What atTheTable(Line.What<?> what) {
        if (what instanceof Line.DrawAgreed<?>) {
            return What.DRAW_AGREED;
        } else if (what instanceof Line.ClocksStopped<?>) {
            return What.CLOCKS_STOPPED;
        }
        return what instanceof Line.ClocksStarted<?> ? What.CLOCKS_STARTED : What.HAPPENED;
    }
}
