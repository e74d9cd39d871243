package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Plays a Terrain from hand.
 *
 * @param seat the player who acts
 * @param card the id of the card
 */
@Rule("TO-4.12")
public record PlayTerrain(Seat seat, @Names(Named.CARD) String card) implements Action {}
