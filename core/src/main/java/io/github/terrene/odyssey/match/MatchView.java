package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything one seat may know about a match.
 *
 * @param seat whose view it is
 * @param number the number of the game being played, from 1
 * @param wins games won, by team
 * @param game what the seat may know of that game
 * @param outcome how the match ended
 */
public record MatchView(Seat seat, int number, Array<Integer> wins, View game, Option<Outcome> outcome) {}
