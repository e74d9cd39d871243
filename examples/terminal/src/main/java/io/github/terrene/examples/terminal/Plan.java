package io.github.terrene.examples.terminal;

import io.github.terrene.bots.level.Level;
import io.github.terrene.examples.terminal.play.Patience;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.Decks;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * A game that is to be played.
 *
 * @param decks the places of the decks, by seat
 * @param config the game with these decks
 * @param level how strong bots are
 * @param seed the seed of its chance
 * @param person the seat of a person, if one plays
 * @param save where to write the replay
 */
record Plan<C>(Array<Integer> decks, C config, Level level, long seed, Option<Seat> person, Option<Save> save) {
    /** How strong bots are, unless somebody asks for others. */
    static final Level USUAL = Level.ATTENTIVE;

    /** How long bots play among themselves if so many players sit at the table. */
    Patience patience(int players) {
        return new Patience(Patience.USUAL * players, person);
    }

    /**
     * The options with which the same game is played again, and told in the same way.
     *
     * @param telling those that say how it is told
     */
    String again(Contest<C, ?, ?, ?, ?> contest, String telling) {
        Decks<?> box = contest.game().decks();
        String played = decks.equals(box.usual()) ? "" : " --decks " + new DeckNames(box.names()).typed(decks);
        String strong = level == USUAL ? "" : " --level " + level.name().toLowerCase(Locale.ROOT);
        return (contest.wanted().options() + " --seed " + seed + played + strong + telling).strip();
    }
}
