package io.github.terrene.bots.arena.measure;

/**
 * How strong somebody is.
 *
 * @param name who
 * @param elo in points of Elo, 0 for the average of all: who is 100 points ahead wins 64 of 100
 * @param margin how far the true rating may be from it, in 95 of 100 cases, in points
 */
public record Rating(String name, double elo, double margin) {}
