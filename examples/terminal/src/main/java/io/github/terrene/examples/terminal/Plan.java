package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game that is to be played.
 *
 * @param decks the places of the decks, by seat
 * @param config the game with these decks
 * @param seed the seed of its chance
 * @param person the seat of a person, if one plays
 * @param save where to write the replay
 */
record Plan<C>(Array<Integer> decks, C config, long seed, Option<Seat> person, Option<Save> save) {
    /** The options with which the same game is played again. */
    String again(Contest<C, ?, ?, ?, ?> contest) {
        String played = decks.equals(contest.decks().usual())
                ? ""
                : " --decks " + contest.decks().typed(decks).mkString(",");
        return (contest.brief().options() + " --seed " + seed + played).strip();
    }
}
