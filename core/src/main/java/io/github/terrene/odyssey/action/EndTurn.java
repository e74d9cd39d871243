package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Declares the end of the turn.
 *
 * @param seat the player who acts
 */
@Rule("TO-4.19")
public record EndTurn(Seat seat) implements Action {}
