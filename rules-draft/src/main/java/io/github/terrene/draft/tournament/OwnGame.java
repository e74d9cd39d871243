package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.InnerSeats;
import io.github.terrene.odyssey.view.ShownGame;
import io.vavr.collection.Array;

/**
 * The game that a player plays in a round.
 *
 * @param players the two players, by their seats in the tournament, the lower seat first
 * @param shown the game as it is shown to the player, by the seats of the game
 */
@Rule({"TO-14.9", "TO-14.19"})
public record OwnGame(Array<Seat> players, ShownGame shown) implements InnerSeats {}
