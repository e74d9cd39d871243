package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Seq;

/**
 * How a game ended.
 *
 * @param winners all seats that won, ascending; empty if the game is drawn
 * @param rule the number of the rule that ended it
 */
public record Outcome(Seq<Seat> winners, @Names(Named.RULE) String rule) {

    /** Whether nobody won. */
    public boolean drawn() {
        return winners.isEmpty();
    }

    /** Whether that seat is among the winners. */
    public boolean wonBy(Seat seat) {
        return winners.contains(seat);
    }
}
