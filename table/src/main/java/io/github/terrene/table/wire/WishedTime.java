package io.github.terrene.table.wire;

import io.github.terrene.kernel.Problem;
import io.github.terrene.session.TimeControl;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How much time players are to have, in milliseconds. What is left out is not limited.
 *
 * @param main for all decisions together
 * @param increment what a seat gets back for each decision
 * @param decision for one decision
 */
public record WishedTime(Option<Integer> main, Option<Integer> increment, Option<Integer> decision) {
    private static final int SHORTEST = 1_000;
    private static final int LONGEST = 7 * 24 * 60 * 60 * 1_000;

    /** Nobody can play with less, and nobody waits for more. */
    public Option<Problem> problem() {
        boolean right = increment.forAll(time -> time >= 0 && time <= LONGEST)
                && Array.of(main, decision).forAll(limit -> limit.forAll(time -> time >= SHORTEST && time <= LONGEST));
        return Option.when(
                !right,
                () -> Problem.at(
                        "time",
                        "server/time",
                        "times are from {shortest:number} to {longest:number} milliseconds",
                        SHORTEST,
                        LONGEST));
    }

    /** The same for a session. */
    public TimeControl control() {
        return new TimeControl(main.map(Integer::longValue), increment.getOrElse(0), decision.map(Integer::longValue));
    }
}
