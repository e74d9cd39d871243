package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * During setup, takes the Terrain, which completes the starting party.
 *
 * @param seat the player who acts
 * @param card the id of the card
 */
@Rule("TO-3.1")
public record PlaceTerrain(Seat seat, @Names(Named.CARD) String card) implements Action {}
