package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** How a game ended, as everybody may know it. */
@Rule({"TO-14.12", "TO-14.19"})
public enum Result {
    /** The player at the lower seat won. */
    FIRST,
    /** The player at the higher seat won. */
    SECOND,
    /** Nobody won. */
    DRAWN;

    /** The half points of a bye or a win. */
    static final int WIN = 2;

    private static final int DRAW = 1;

    /** What the outcome of a game between seats A and B means. */
    public static Result of(Outcome outcome) {
        if (outcome.wonBy(Seat.of(0))) {
            return FIRST;
        }
        return outcome.wonBy(Seat.of(1)) ? SECOND : DRAWN;
    }

    /** The half points of one of the two players. */
    int halves(boolean first) {
        if (this == DRAWN) {
            return DRAW;
        }
        return (this == FIRST) == first ? WIN : 0;
    }
}
