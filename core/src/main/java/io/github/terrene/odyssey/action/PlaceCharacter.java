package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * During setup, takes a Character into the starting party. Characters are taken in ascending order of their ids.
 *
 * @param seat the player who acts
 * @param card the id of the card
 */
@Rule("TO-3.1")
public record PlaceCharacter(Seat seat, @Names(Named.CARD) String card) implements Action {}
