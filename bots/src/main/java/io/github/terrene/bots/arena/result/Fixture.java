package io.github.terrene.bots.arena.result;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A game that is to be played. It consists only of text and numbers, so that it can be played anywhere.
 *
 * @param number its number in the tournament, from 0. 2n and 2n+1 are the same deal from both sides
 * @param game the id of the game
 * @param one the first contestant: an agent, or a deck if decks are compared
 * @param other the second contestant
 * @param seat the seat of the first contestant, A or B; in a team game C belongs to A, and D to B
 * @param agents the description of the agent at each seat
 * @param decks the names of the decks at the seats; empty in a game without decks
 * @param tournament the seed of the tournament, which tells it from others
 * @param seed the seed of the game
 */
public record Fixture(
        int number,
        String game,
        String one,
        String other,
        Seat seat,
        Array<String> agents,
        Array<String> decks,
        long tournament,
        long seed) {
    /** The number of its deal in the tournament; two games have the same deal. */
    public int deal() {
        return number / 2;
    }

    /** Whether that seat plays for the first contestant. */
    public boolean ofOne(Seat each) {
        return each.index() % 2 == seat.index();
    }
}
