package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Finds language files in the jars of games. */
final class Tables {
    private static final String FOLDER = "META-INF/terrene/words/";
    private static final int AT_ONCE = 8192;
    private static final String COMMON = "common";

    /** What a line begins with that names another file. */
    static final String ALSO = "also ";

    private Tables() {}

    /** What all games say, and behind it what a game says, or a family of games to which it belongs, and before that what else it says. */
    static Option<String> find(String game, String language) {
        return families(game)
                .map(name -> read(name, language))
                .find(Option::isDefined)
                .flatMap(found -> found)
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

    /** {@code terrene-odyssey-duel}, {@code terrene-odyssey}, {@code terrene}. */
    private static List<String> families(String game) {
        int last = game.lastIndexOf('-');
        return last < 0 ? List.of(game) : families(game.substring(0, last)).prepend(game);
    }

    private static String text(InputStream file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] part = new byte[AT_ONCE];
        for (int read = file.read(part); read >= 0; read = file.read(part)) {
            bytes.write(part, 0, read);
        }
        return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
    }

    private static Option<String> read(String name, String language) {
        return read(name, language, Tables.class);
    }

    /** A file beside a class. */
    static Option<String> read(String name, String language, Class<?> beside) {
        ClassLoader loader = beside.getClassLoader();
        try (InputStream file = loader.getResourceAsStream(FOLDER + name + "." + language + ".words")) {
            return file == null ? Option.none() : Option.some(text(file));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
