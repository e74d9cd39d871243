package io.github.terrene.narrator.wording;

import io.vavr.control.Option;

/** Finds language files in the jars of games. */
final class Tables {
    private static final String FOLDER = "META-INF/terrene/words/";
    private static final String COMMON = "common";

    private Tables() {}

    /** What all games say, and behind it what a game says, or a family of games to which it belongs. */
    static Option<String> find(String game, String language) {
        return GameFile.of(game, FOLDER, "." + language + ".words")
                .map(own -> read(COMMON, language).getOrElse("") + "\n" + own);
    }

    private static Option<String> read(String name, String language) {
        return read(name, language, Tables.class);
    }

    /** A file beside a class. */
    static Option<String> read(String name, String language, Class<?> beside) {
        return GameFile.read(FOLDER + name + "." + language + ".words", beside);
    }
}
