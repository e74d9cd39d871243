package io.github.terrene.examples.terminal;

import io.github.terrene.examples.shelf.Wish;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.control.Option;

/**
 * What somebody wants to play.
 *
 * @param game which game
 * @param bestOf a match of so many games, or a single one
 * @param format how many play, by the name of the format
 * @param wish what else is wanted of the game
 */
record Wanted(Games game, int bestOf, String format, Wish wish) {
    /** How many draft if nothing else is said. */
    static final int PLAYERS = 8;

    /** A game that a replay may be of. */
    static Wanted recorded(Games game, int bestOf, String format) {
        return new Wanted(game, bestOf, format, new Wish(Option.none(), Edition.RULEBOOK, PLAYERS));
    }

    /** The options that ask for it. */
    String options() {
        String name = game == Games.ODYSSEY ? "" : " --game " + game.option();
        String many = wish.players() == PLAYERS ? "" : " --players " + wish.players();
        String match = bestOf == game.bestOf().head() ? "" : " --best-of " + bestOf;
        String other = format.equals(game.formats().head()) ? "" : " --format " + format;
        String rules = wish.edition().equals(Edition.RULEBOOK)
                ? ""
                : " --edition " + wish.edition().name();
        String cards = wish.cards().map(file -> " --cards " + file.path()).getOrElse("");
        return (name + many + match + other + rules + cards).strip();
    }

    /** The key of what it is: game, match, draft. */
    String kind() {
        return game == Games.DRAFT ? "draft" : bestOf == 1 ? "game" : "match";
    }
}
