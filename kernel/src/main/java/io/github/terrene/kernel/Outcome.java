package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
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

    /**
     * Those of these seats that lost: all that did not win; nobody if the game is drawn.
     *
     * @param seats all seats of the game
     */
    public Array<Seat> losers(Iterable<Seat> seats) {
        return drawn() ? Array.empty() : Array.ofAll(seats).removeAll(winners);
    }

    /**
     * These seats by rank, the best first, where no rule ranks them otherwise: the winners share the first rank, and the losers the next one. If
     * the game is drawn, all share one.
     *
     * @param seats all seats of the game
     */
    public Array<Array<Seat>> ranks(Iterable<Seat> seats) {
        Array<Array<Seat>> ranks = Array.of(winners.toArray(), losers(seats));
        return drawn() ? Array.of(Array.ofAll(seats)) : ranks.reject(Array::isEmpty);
    }
}
