package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
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
 * @param <C> configurations of matches
 * @param <S> states of games
 */
public record Match<C, S>(C config, int number, Array<Integer> wins, S game, Rng rng, Option<Outcome> outcome) {
    /** The same match with the game after a choice. */
    Match<C, S> with(S other) {
        return new Match<>(config, number, wins, other, rng, outcome);
    }

    /** The same match with the wins after a game. */
    Match<C, S> with(Array<Integer> others, Option<Outcome> end) {
        return new Match<>(config, number, others, game, rng, end);
    }
}
