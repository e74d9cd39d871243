package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Finds language files in the jars of games. */
final class Tables {
    private static final String FOLDER = "META-INF/terrene/words/";
    static final String COMMON = "common";

    private Tables() {}

    /** What all games say, and behind it what a game says, or a family of games to which it belongs; none if nobody says anything of it. */
    static Array<GameFile> all(String game, String language) {
        Array<GameFile> own = GameFile.all(game, FOLDER, ending(language));
        return own.isEmpty()
                ? own
                : GameFile.all(COMMON, FOLDER, ending(language)).appendAll(own);
    }

    private static String ending(String language) {
        return "." + language + ".words";
    }

    /** A file beside a class. */
    static Option<String> read(String name, String language, Class<?> beside) {
        return GameFile.read(FOLDER + name + ending(language), beside);
    }
}
