package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Puts a Character from hand into play face-up, for 1 Action.
 *
 * @param seat the player who acts
 * @param card the id of the card
 */
@Rule("TO-4.8")
public record RecruitFromHand(Seat seat, @Names(Named.CARD) String card) implements Action {}
