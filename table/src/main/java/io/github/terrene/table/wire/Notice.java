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
        } else if (what instanceof Line.ClocksStopped<?>) {
            return Option.some(new StoppedClocks());
        } else if (what instanceof Line.ClocksStarted<?>) {
            return Option.some(new StartedClocks());
        }
        return Option.when(what instanceof Line.DrawAgreed<?>, AgreedOnDraw::new);
    }
}
