package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Concedes the game.
 *
 * @param seat the player who acts
 */
@Rule("TO-4.17")
public record Run(Seat seat) implements Action {}
