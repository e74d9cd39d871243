package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Embedded;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said about a match without knowing how these rules store it. Fingerprints are made from it, as {@link Notation#writePosition}
 * says; a match is saved as it, too, with its game as that is saved.
 *
 * @param number the number of the game being played
 * @param wins games won, by team
 * @param advantaged whom the games before gave an advantage in that game
 * @param game that game, as its own notation writes it
 * @param rng the generator for the games to come
 * @param outcome how the match ended
 */
@Internal
public record MatchPosition(
        int number, Array<Integer> wins, Array<Seat> advantaged, Embedded game, Rng rng, Option<Outcome> outcome) {}
