package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Turns one of your hidden Characters face-up, for 1 Action.
 *
 * @param seat the player who acts
 * @param member the number in play of the Character
 */
@Rule("TO-4.8")
public record Recruit(Seat seat, @Names(Named.IN_PLAY) int member) implements Action {}
