package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The complete state of a match, secrets included.
 *
 * @param config its configuration
 * @param number the number of the game being played, from 1
 * @param wins games won, by team
 * @param game the game being played; the last one when the match is over
 * @param rng the generator for the games to come
 * @param outcome how the match ended
 */
@Rule("TO-2.5")
public record Match(MatchConfig config, int number, Array<Integer> wins, Game game, Rng rng, Option<Outcome> outcome) {}
