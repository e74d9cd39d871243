package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * What a team rolled.
 *
 * @param seat who rolls for it
 * @param number what; 0 if it no longer rolls
 */
@Rule("TO-3.5")
public record Roll(Seat seat, int number) {}
