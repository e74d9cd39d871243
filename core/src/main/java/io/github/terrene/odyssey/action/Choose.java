package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Chooses one of the things that a question asks for.
 *
 * @param seat the player who acts
 * @param choice the thing chosen
 */
@Rule({"TO-3.5", "TO-6.3", "TO-8.5", "TO-8.32"})
public record Choose(Seat seat, Choice choice) implements Action {}
