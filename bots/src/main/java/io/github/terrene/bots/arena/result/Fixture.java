package io.github.terrene.bots.arena.result;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A game that is to be played: all of it is text and numbers, so that it can be played anywhere.
 *
 * @param number its number in the tournament, from 0 on. 2n and 2n+1 are the same deal from both sides
 * @param game the id of the game
 * @param one who plays: an agent, or a deck if decks are compared
 * @param other against whom
 * @param seat where the one sits, A or B; in a team game C belongs to A, and D to B
 * @param agents who plays at each seat, as it is written
 * @param decks the names of the decks at the seats; none in a game without
 * @param tournament the seed of the tournament, which tells it from others
 * @param seed of the game
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
    /** Which deal of the tournament it is: two games have the same. */
    public int deal() {
        return number / 2;
    }

    /** Whether that seat plays for the one. */
    public boolean ofOne(Seat each) {
        return each.index() % 2 == seat.index();
    }
}
