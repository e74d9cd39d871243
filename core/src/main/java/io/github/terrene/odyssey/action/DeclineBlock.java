package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Declines to block.
 *
 * @param seat the player who acts
 */
@Rule("TO-5.4")
public record DeclineBlock(Seat seat) implements Action {}
