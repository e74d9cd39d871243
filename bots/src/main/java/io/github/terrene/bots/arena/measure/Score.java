package io.github.terrene.bots.arena.measure;

/**
 * What came of all games between two.
 *
 * @param one the place of the one
 * @param other the place of the other
 * @param points what the one has of it: a game won is 1, a drawn one a half
 * @param games how many there were
 */
public record Score(int one, int other, double points, int games) {}
