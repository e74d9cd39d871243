package io.github.terrene.narrator.wording;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Finds language files in the jars of games. */
final class Tables {
    private static final String FOLDER = "META-INF/terrene/words/";
    private static final String COMMON = "common";

    private Tables() {}

    /** What all games say, and behind it what a game says. */
    static Option<String> find(String game, String language) {
        return read(game, language).map(own -> read(COMMON, language).getOrElse("") + "\n" + own);
    }

    private static Option<String> read(String name, String language) {
        ClassLoader loader = Tables.class.getClassLoader();
        try (InputStream file = loader.getResourceAsStream(FOLDER + name + "." + language + ".words")) {
            return file == null ? Option.none() : Option.some(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
