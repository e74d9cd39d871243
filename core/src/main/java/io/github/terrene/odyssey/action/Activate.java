package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Source;

/**
 * Begins to use a trigger ability. What has to be chosen for it is asked next: target, mode, what to pay with.
 *
 * @param seat the player who acts
 * @param source what has the ability: a Character, a held card or a Terrain
 * @param ability the place of the ability on the card, counted from 0
 */
@Rule("TO-4.11")
public record Activate(Seat seat, Source source, int ability) implements Action {}
