package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * During setup, gives an Item or Command to the Character taken last.
 *
 * @param seat the player who acts
 * @param card the id of the card
 */
@Rule("TO-3.1")
public record PlaceAssignable(Seat seat, @Names(Named.CARD) String card) implements Action {}
