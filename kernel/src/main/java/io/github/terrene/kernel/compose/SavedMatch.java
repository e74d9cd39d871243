package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Embedded;
import io.github.terrene.kernel.text.Saved;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A match as it is saved: without what its configuration says.
 *
 * @param number the number of the game being played
 * @param wins games won, by team
 * @param advantaged whom the games before gave an advantage in that game
 * @param game that game, as it is saved
 * @param rng the generator for the games to come
 * @param outcome how the match ended
 * @param print as {@link Saved#print} says
 */
@Internal
public record SavedMatch(
        int number,
        Array<Integer> wins,
        Array<Seat> advantaged,
        Embedded game,
        Rng rng,
        Option<Outcome> outcome,
        Option<Fingerprint> print)
        implements Saved {}
