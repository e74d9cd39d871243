package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Seat;

/**
 * What is asked of whom.
 *
 * @param seat who is to find the right choice
 * @param goal what is to be reached
 * @param shown whether the solver is told what others hold, besides what that seat sees; decks stay hidden
 */
public record Aimed(Seat seat, Goal goal, boolean shown) {}
