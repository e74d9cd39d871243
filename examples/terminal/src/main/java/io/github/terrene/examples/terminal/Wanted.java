package io.github.terrene.examples.terminal;

import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What somebody wants to play.
 *
 * @param game which game
 * @param bestOf a match of so many games, or a single one
 * @param format how many play, by the name of the format
 * @param wish what else is wanted of the game
 */
record Wanted(Playable game, int bestOf, String format, Wish wish) {
    /** A game that a replay may be of. */
    static Wanted recorded(Playable game, int bestOf, String format) {
        return new Wanted(
                game,
                bestOf,
                format,
                new Wish(Option.none(), Option.none(), game.custom().size(), Array.empty()));
    }

    /** The options that ask for it. */
    String options() {
        String usual = Games.all().head().option();
        String name = game.option().equals(usual) ? "" : " --game " + game.option();
        String many = wish.players()
                .filter(players -> !game.custom().size().contains(players))
                .map(players -> " --players " + players)
                .getOrElse("");
        String match = bestOf == game.usualBestOf() ? "" : " --best-of " + bestOf;
        String other = format.equals(game.formats().head()) ? "" : " --format " + format;
        String rules = wish.edition().map(edition -> " --edition " + edition).getOrElse("");
        String cards = wish.cards().map(file -> " --cards " + file.path()).getOrElse("");
        return (name + many + match + other + rules + cards).strip();
    }

    /** The key of what it is: game, match, draft. */
    String kind() {
        return game.drafts() ? "draft" : bestOf == 1 ? "game" : "match";
    }
}
