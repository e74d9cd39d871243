package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/**
 * What a player is to reach in a puzzle.
 *
 * @param aim what
 * @param turns how many more turns may begin: 0 if all must happen in this turn
 */
public record Goal(Aim aim, int turns) {
    /** What is to be reached. */
    public enum Aim {
        /** The player wins in time. */
        WIN,
        /** The player has not lost when the time is over. */
        SURVIVE
    }

    /** Win before this turn ends. */
    public static final Goal WIN_THIS_TURN = new Goal(Aim.WIN, 0);

    /** Do not lose before this turn ends. */
    public static final Goal SURVIVE_THIS_TURN = new Goal(Aim.SURVIVE, 0);

    /** Do not lose before the next turn ends. */
    public static final Goal SURVIVE_NEXT_TURN = new Goal(Aim.SURVIVE, 1);

    /**
     * @throws IllegalArgumentException if the number of turns is negative
     */
    public Goal {
        if (turns < 0) {
            throw new IllegalArgumentException("the number of turns cannot be negative: " + turns);
        }
    }

    /**
     * Whether it is reached, once that can be said.
     *
     * @param outcome how the game ended; none if it goes on
     * @param begun how many turns have begun since the puzzle
     */
    Option<Boolean> reached(Option<Outcome> outcome, Seat seat, int begun) {
        return outcome.isDefined()
                ? Option.some(outcome.get().wonBy(seat)
                        || aim == Aim.SURVIVE && outcome.get().drawn())
                : Option.when(begun > turns, aim == Aim.SURVIVE);
    }
}
