package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * The number that a team rolled.
 *
 * @param seat the player who rolls for the team
 * @param number the number rolled; 0 if the team no longer rolls
 */
@Rule("TO-3.5")
public record Roll(Seat seat, int number) {}
