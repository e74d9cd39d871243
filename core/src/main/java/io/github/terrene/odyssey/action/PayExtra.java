package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Pays one more Action for an attacker that became Slowed.
 *
 * @param seat the player who acts
 */
@Rule("TO-5.3")
public record PayExtra(Seat seat) implements Action {}
