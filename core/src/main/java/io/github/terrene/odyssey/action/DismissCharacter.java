package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Dismisses one of your Characters.
 *
 * @param seat the player who acts
 * @param member the number in play of the Character
 */
@Rule("TO-4.16")
public record DismissCharacter(
        Seat seat, @Names(Named.IN_PLAY) int member) implements Action {}
