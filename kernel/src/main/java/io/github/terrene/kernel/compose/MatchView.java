package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything one seat may know about a match.
 *
 * @param seat the seat whose view it is
 * @param number the number of the game being played, from 1
 * @param wins the number of games won, by team
 * @param game what the seat may know of that game
 * @param outcome how the match ended
 * @param <V> views of games
 */
public record MatchView<V>(Seat seat, int number, Array<Integer> wins, V game, Option<Outcome> outcome) {}
