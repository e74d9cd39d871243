package io.github.terrene.bots.arena.measure;

/**
 * The strength of a contestant.
 *
 * @param name the contestant
 * @param elo the rating in Elo points, 0 for the average of all; a lead of 100 points means winning 64 of 100 games
 * @param margin how far the true rating is from it at most, in 95 of 100 cases, in points
 */
public record Rating(String name, double elo, double margin) {}
