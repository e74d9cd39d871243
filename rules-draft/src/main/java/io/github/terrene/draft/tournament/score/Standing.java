package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Where a player stands, and why.
 *
 * @param rank from 1; equal players share a rank, and as many ranks after it are not given
 * @param seat who
 * @param points the points of the player
 * @param opponents the points of all opponents, one met twice counted twice
 * @param won games won against those with the same two numbers, which is 0 if there are none
 * @param byes how often the player had the bye
 * @param left whether the player has left
 */
@Rule("TO-14.12")
public record Standing(int rank, Seat seat, Points points, Points opponents, int won, int byes, boolean left) {
    Standing withRank(int given) {
        return new Standing(given, seat, points, opponents, won, byes, left);
    }

    Standing withWon(int games) {
        return new Standing(rank, seat, points, opponents, games, byes, left);
    }
}
