package io.github.terrene.table.wire;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Line;
import io.github.terrene.session.Offer;
import io.vavr.control.Option;

/** What is told of a table beside the game: it has words of its own. */
public sealed interface Notice {
    /** Somebody took back an action. */
    record TookBack(Seat by) implements Notice {}

    /** Somebody wants to take back an action that the rules do not give back. */
    record AsksToTakeBack(Seat by) implements Notice {}

    /** Somebody offers to end the game without a winner. */
    record OffersDraw(Seat by) implements Notice {}

    /** Somebody does not agree to what was offered, or no longer offers it. */
    record Declines(Seat by) implements Notice {}

    /** All agreed that nobody wins. */
    record AgreedOnDraw() implements Notice {}

    /** All clocks stand. */
    record StoppedClocks() implements Notice {}

    /** The clocks run again. */
    record StartedClocks() implements Notice {}

    /** Somebody has stopped all clocks. */
    record PausedClocks(Seat by) implements Notice {}

    /** Somebody lets the clocks run again. */
    record ResumedClocks(Seat by) implements Notice {}

    /** Somebody let another one go who is away. */
    record LetGo(Seat by, Seat seat) implements Notice {}

    /** The game is over by its rules. */
    record Over(Outcome outcome) implements Notice {}

    /** What a line tells beside the game; none if something happened in the game. */
    static Option<Notice> of(Line.What<?> what) {
        if (what instanceof Line.TakenBack<?> taken) {
            return Option.some(new TookBack(taken.by()));
        } else if (what instanceof Line.Proposed<?> proposed) {
            return Option.some(
                    proposed.offer() == Offer.DRAW ? new OffersDraw(proposed.by()) : new AsksToTakeBack(proposed.by()));
        } else if (what instanceof Line.Declined<?> declined) {
            return Option.some(new Declines(declined.by()));
        }
        return atTheTable(what);
    }

    private static Option<Notice> atTheTable(Line.What<?> what) {
        if (what instanceof Line.Dismissed<?> gone) {
            return Option.some(new LetGo(gone.by(), gone.seat()));
        } else if (what instanceof Line.ClocksStopped<?> stopped) {
            return Option.some(stopped.by().<Notice>map(PausedClocks::new).getOrElse(StoppedClocks::new));
        } else if (what instanceof Line.ClocksStarted<?> started) {
            return Option.some(started.by().<Notice>map(ResumedClocks::new).getOrElse(StartedClocks::new));
        }
        return Option.when(what instanceof Line.DrawAgreed<?>, AgreedOnDraw::new);
    }
}
