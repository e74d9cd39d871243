package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game of Terralore that is to be played.
 *
 * @param decks South's and North's
 * @param seed the seed of its chance
 * @param person the seat of a person, if one plays
 * @param save where to write the replay
 */
record TerralorePlan(Array<Deck> decks, long seed, Option<Seat> person, Option<Save> save) {

    GameConfig config() {
        return new GameConfig(Options.standard(), decks);
    }

    /** The options with which the same game is played again. */
    String again() {
        String played = decks.eq(TerraloreDecks.USUAL)
                ? ""
                : " --decks " + decks.map(TerraloreDecks::brief).mkString(",");
        return "--game terralore --seed " + seed + played;
    }
}
