package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Blocks the attack with one of your Characters.
 *
 * @param seat the player who acts
 * @param blocker the number in play of the Character that blocks
 */
@Rule("TO-5.4")
public record Block(Seat seat, @Names(Named.IN_PLAY) int blocker) implements Action {}
