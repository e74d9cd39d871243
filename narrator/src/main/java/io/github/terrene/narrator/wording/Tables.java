package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Finds language files in the jars of games. */
final class Tables {
    private static final String FOLDER = "META-INF/terrene/words/";
    private static final String COMMON = "common";

    /** What a line begins with that names another file. */
    static final String ALSO = "also ";

    private Tables() {}

    /** What all games say, and behind it what a game says, or a family of games to which it belongs, and before that what else it says. */
    static Option<String> find(String game, String language) {
        return GameFile.of(game, FOLDER, "." + language + ".words")
                .map(own -> read(COMMON, language).getOrElse("") + "\n" + others(own, language) + own);
    }

    /** What other jars say in such games, if they are there. */
    private static String others(String own, String language) {
        return Array.of(own.split("\r?\n"))
                .filter(line -> line.startsWith(ALSO))
                .flatMap(line -> read(line.substring(ALSO.length()).trim(), language))
                .map(other -> other + "\n")
                .mkString();
    }

    private static Option<String> read(String name, String language) {
        return read(name, language, Tables.class);
    }

    /** A file beside a class. */
    static Option<String> read(String name, String language, Class<?> beside) {
        return GameFile.read(FOLDER + name + "." + language + ".words", beside);
    }
}
