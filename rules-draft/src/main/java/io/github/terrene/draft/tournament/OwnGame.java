package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.InnerSeats;
import io.github.terrene.odyssey.view.ShownGame;
import io.vavr.collection.Array;

/**
 * A player's game of a round.
 *
 * @param players the lower seat of the tournament and the other
 * @param shown what is shown of it, by the seats of the game
 */
@Rule({"TO-14.9", "TO-14.19"})
public record OwnGame(Array<Seat> players, ShownGame shown) implements InnerSeats {}
