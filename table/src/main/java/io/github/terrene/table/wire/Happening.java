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
 * @param seat who was let go
 */
public record Happening(What what, Option<Seat> by, Option<Boolean> agreed, Option<Offer> offer, Option<Seat> seat) {
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
        /** All clocks were stopped, by somebody or while no program kept the table. */
        CLOCKS_STOPPED,
        /** The clocks run again. */
        CLOCKS_STARTED,
        /** Somebody let a seat go whose player was away. */
        DISMISSED
    }

    private static Happening of(What what, Option<Seat> by) {
        return new Happening(what, by, Option.none(), Option.none(), Option.none());
    }

    private static Happening of(What what, Seat by, Offer offer) {
        return new Happening(what, Option.some(by), Option.none(), Option.some(offer), Option.none());
    }

    static Happening of(Line.What<?> what) {
        if (what instanceof Line.TakenBack<?> taken) {
            return new Happening(
                    What.TAKEN_BACK,
                    Option.some(taken.by()),
                    Option.some(taken.agreed()),
                    Option.none(),
                    Option.none());
        } else if (what instanceof Line.Proposed<?> proposed) {
            return of(What.PROPOSED, proposed.by(), proposed.offer());
        } else if (what instanceof Line.Declined<?> declined) {
            return of(What.DECLINED, declined.by(), declined.offer());
        }
        return atTheTable(what);
    }

    private static Happening atTheTable(Line.What<?> what) {
        if (what instanceof Line.Dismissed<?> gone) {
            return new Happening(
                    What.DISMISSED, Option.some(gone.by()), Option.none(), Option.none(), Option.some(gone.seat()));
        } else if (what instanceof Line.ClocksStopped<?> stopped) {
            return of(What.CLOCKS_STOPPED, stopped.by());
        } else if (what instanceof Line.ClocksStarted<?> started) {
            return of(What.CLOCKS_STARTED, started.by());
        }
        return of(what instanceof Line.DrawAgreed<?> ? What.DRAW_AGREED : What.HAPPENED, Option.<Seat>none());
    }
}
