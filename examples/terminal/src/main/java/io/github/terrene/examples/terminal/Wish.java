package io.github.terrene.examples.terminal;

import io.github.terrene.bots.level.Level;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.control.Option;

/**
 * What somebody wants to play of a game.
 *
 * @param bestOf a match of so many games, or a single one
 * @param cards cards of one's own
 * @param format how many play, by the name of the format
 * @param edition the edition of the rulebook
 * @param players how many draft
 * @param level how strong bots are
 */
record Wish(int bestOf, Option<CardFile> cards, String format, Edition edition, int players, Level level) {
    /** How many draft if nothing else is said. */
    static final int PLAYERS = 8;

    /** How strong bots are if nothing else is said: they decide at once. */
    static final Level LEVEL = Level.ATTENTIVE;

    /** The options that ask for it. */
    String options(Games game) {
        String name = game == Games.ODYSSEY ? "" : " --game " + game.option();
        String match = bestOf == game.bestOf().head() ? "" : " --best-of " + bestOf;
        String other = format.equals(game.formats().head()) ? "" : " --format " + format;
        String rules = edition.equals(Edition.RULEBOOK) ? "" : " --edition " + edition.name();
        String many = players == PLAYERS ? "" : " --players " + players;
        return (name
                        + many
                        + match
                        + other
                        + rules
                        + cards.map(file -> " --cards " + file.path()).getOrElse(""))
                .strip();
    }

    private String kind(Games game) {
        return game == Games.DRAFT ? "draft" : bestOf == 1 ? Contest.GAME : "match";
    }

    /** The same as a brief. */
    Contest.Brief brief(Games game) {
        return new Contest.Brief(game.option(), kind(game), options(game));
    }
}
