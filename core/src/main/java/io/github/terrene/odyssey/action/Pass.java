package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Declines to respond, or gives up your waiting abilities.
 *
 * @param seat the player who acts
 */
@Rule({"TO-8.9", "TO-8.24"})
public record Pass(Seat seat) implements Action {}
