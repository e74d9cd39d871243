package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.Seat;

/**
 * Everything that one seat may know of a simple game, and nothing else.
 *
 * @param seat the seat whose view it is; an onlooker's seat sees what is public
 * @param config what the game is played with, which everybody knows
 * @param table the table, with an unknown card for every card that the seat may not know
 * @param <C> configurations
 * @param <T> tables
 */
public record SimpleView<C, T extends SimpleTable>(Seat seat, C config, T table) {}
