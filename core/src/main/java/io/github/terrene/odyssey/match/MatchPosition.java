package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.game.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said about a match without knowing how these rules store it. Fingerprints are made from it, as {@link Notation#writePosition}
 * says.
 *
 * @param number the number of the game being played
 * @param wins games won, by team
 * @param extraDraws who draws two cards in the first Draw Phase of that game
 * @param game the position of that game
 * @param rng the generator for the games to come
 * @param outcome how the match ended
 */
public record MatchPosition(
        int number, Array<Integer> wins, Array<Seat> extraDraws, Position game, Rng rng, Option<Outcome> outcome) {
    /** The position of a match. */
    public static MatchPosition of(Match match) {
        return new MatchPosition(
                match.number(),
                match.wins(),
                match.game().setting().extraDraws(),
                Position.of(match.game()),
                match.rng(),
                match.outcome());
    }
}
