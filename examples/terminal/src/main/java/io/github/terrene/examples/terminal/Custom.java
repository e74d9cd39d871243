package io.github.terrene.examples.terminal;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * How a game is played here.
 *
 * @param players what the players are called, by seat: an empty list if they are called as their decks are, none if they are called as usual
 * @param formats how many may play, by the names of the formats; the first is the default
 * @param alwaysMatches whether only matches are played, and no single games
 * @param size how many play if nothing is said; none for as many as usual
 * @param editions whether its rulebook has several editions
 */
record Custom(
        Option<Array<String>> players,
        Array<String> formats,
        boolean alwaysMatches,
        Option<Integer> size,
        boolean editions) {
    private static final String DUEL = "duel";
    private static final int DRAFTERS = 8;

    private static final Custom USUAL = new Custom(Option.none(), Array.of(DUEL), false, Option.none(), false);

    /** Of a draft, each name begins with the letter of the seat. */
    private static final Map<String, Custom> OF_ITS_OWN = LinkedHashMap.of(
            "odyssey",
            new Custom(Option.some(Array.empty()), Array.of(DUEL, "2v2"), true, Option.none(), true),
            "draft",
            new Custom(
                    Option.some(Array.of(
                            "Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris", "Jonas", "Kira",
                            "Lou")),
                    Array.of(DUEL),
                    false,
                    Option.some(DRAFTERS),
                    true));

    /** How a game is played that is found: in its own way if it has one here. */
    static Custom of(String id) {
        return OF_ITS_OWN.getOrElse(id, USUAL);
    }

    /** What is found under its own id, but is a format of another game here. */
    static boolean isFormat(String id) {
        return OF_ITS_OWN.exists(game -> game._2.formats().tail().exists(format -> id.equals(game._1 + "-" + format)));
    }

    /** The id of a format of a game. */
    String id(String game, String format) {
        return format.equals(formats.head()) ? game : game + "-" + format;
    }
}
