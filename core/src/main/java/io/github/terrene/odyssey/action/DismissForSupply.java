package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Dismisses one of your Characters because the supply limit is exceeded.
 *
 * @param seat the player who acts
 * @param member the number in play of the Character
 */
@Rule("TO-7.3")
public record DismissForSupply(
        Seat seat, @Names(Named.IN_PLAY) int member) implements Action {}
