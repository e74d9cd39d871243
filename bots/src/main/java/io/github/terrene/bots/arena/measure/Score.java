package io.github.terrene.bots.arena.measure;

/**
 * The result of all games between two contestants.
 *
 * @param one the place of the first contestant
 * @param other the place of the second contestant
 * @param points the points of the first: 1 for a game won, a half for a drawn one
 * @param games the number of games
 */
public record Score(int one, int other, double points, int games) {}
