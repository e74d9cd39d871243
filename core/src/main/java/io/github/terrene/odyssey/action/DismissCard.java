package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Dismisses the card that one of your Characters holds.
 *
 * @param seat the player who acts
 * @param holder the number in play of the Character that holds the card
 */
@Rule("TO-4.16")
public record DismissCard(Seat seat, @Names(Named.IN_PLAY) int holder) implements Action {}
