package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Declines to pay for an attacker that became Slowed: the attack is cancelled.
 *
 * @param seat the player who acts
 */
@Rule("TO-5.3")
public record AbandonAttack(Seat seat) implements Action {}
