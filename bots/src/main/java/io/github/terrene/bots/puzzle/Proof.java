package io.github.terrene.bots.puzzle;

import io.vavr.collection.Array;

/**
 * That a position is a puzzle: in it, and wherever its solution leads, exactly one choice reaches the goal.
 *
 * @param solution the right choices with one answer of the others to each, in order, up to the end
 * @param own how many of them are the solver's own, where there was a choice
 * @param lines how many lines had to be followed to the end to prove it
 * @param <A> actions
 */
public record Proof<A>(Array<A> solution, int own, int lines) {}
