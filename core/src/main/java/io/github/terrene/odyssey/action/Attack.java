package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Attacks a player with one of your Characters.
 *
 * @param seat the player who acts
 * @param attacker the number in play of the Character that attacks
 * @param defender the player attacked
 */
@Rule("TO-4.10")
public record Attack(Seat seat, @Names(Named.IN_PLAY) int attacker, Seat defender) implements Action {}
