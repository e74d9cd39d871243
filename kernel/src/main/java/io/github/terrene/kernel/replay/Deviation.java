package io.github.terrene.kernel.replay;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Where a game, played again, first differs from its {@link Replay}: the rules, the cards or the file have changed since.
 *
 * @param step the number of the move, from 1; 0 for the start
 * @param action the action as it is written; at the start, {@code start}
 * @param expected what the replay says
 * @param found what was found instead
 * @param rejections why the action is refused; empty if it was accepted
 * @param before the game as recorded, up to the move before this one, for programs to display; none at the start
 */
public record Deviation<S, A, E>(
        int step,
        String action,
        String expected,
        String found,
        Seq<Rejection> rejections,
        Option<Timeline<S, A, E>> before) {

    /** The line of the replay's text for this step. */
    public int line() {
        return ReplayLine.BEFORE_MOVES + step;
    }

    /** The deviation as a problem of the replay's text. */
    public Problem problem() {
        return Problem.at(
                "line " + line(),
                "replay/deviation",
                "step {step:number}, {action}: expected {expected}, found {found}",
                step,
                action,
                expected,
                found);
    }

    @Override
    public String toString() {
        return problem().toString();
    }
}
