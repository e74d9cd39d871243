package io.github.terrene.examples.arena;

import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/**
 * How one game ended.
 *
 * @param one the place of the deck at seat A
 * @param other the place of the deck at seat B
 * @param winner the seat that won, if one did
 * @param firstWon whether the player who went first won, if one did go first
 * @param turns how many turns it took
 */
record Result(int one, int other, Option<Seat> winner, Option<Boolean> firstWon, int turns) {
    /** What a deck has of the victory, from 0 to 1. */
    double share(int deck) {
        return winner.isEmpty() ? 0.5 : (winner.get().index() == 0 ? one : other) == deck ? 1 : 0;
    }

    /** Whether these two decks played. */
    boolean between(int a, int b) {
        return one == a && other == b || one == b && other == a;
    }
}
