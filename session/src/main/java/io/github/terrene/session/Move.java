package io.github.terrene.session;

import io.github.terrene.kernel.Seat;

/**
 * What a player wants to do.
 *
 * @param seat who
 * @param answers the number of the latest line in that seat's journal when the player decided; so a click on a question that has passed
 *     answers no later one
 * @param action what
 */
public record Move<A>(Seat seat, int answers, A action) {}
