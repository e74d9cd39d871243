package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.text.ByteOrderMark;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A file in the jar of a game.
 *
 * @param name its name, without its folder
 * @param text what is in it
 */
public record GameFile(String name, String text) {
    private static final int AT_ONCE = 8192;

    private static final String ALSO = "also ";

    /**
     * The file of a game, or of a family of games that it belongs to: {@code terrene-odyssey-duel}, {@code terrene-odyssey}, {@code terrene};
     * preceded by the files that it names in lines such as {@code also terrene-odyssey-drafts}. None if there is no such file.
     *
     * @param game the name of the game, which the name of the file begins with
     * @param ending the ending of the name of the file
     */
    public static Array<GameFile> all(String game, String folder, String ending) {
        return families(game)
                .map(name -> read(folder, name + ending))
                .find(Option::isDefined)
                .flatMap(found -> found)
                .toArray()
                .flatMap(own -> others(own, folder, ending).append(own));
    }

    /** What other jars say about such games, if they are there. */
    private static Array<GameFile> others(GameFile own, String folder, String ending) {
        return named(own.text()).flatMap(name -> read(folder, name + ending));
    }

    /** The names of other files that a text names. */
    static Array<String> named(String text) {
        return Array.of(ByteOrderMark.without(text).split("\r?\n"))
                .filter(GameFile::namesAnother)
                .map(line -> line.substring(ALSO.length()).trim());
    }

    private static Option<GameFile> read(String folder, String name) {
        return read(folder + name, GameFile.class).map(text -> new GameFile(name, text));
    }

    /** Whether a line names another file, which is read before this one if it is there: {@code also terrene-odyssey-drafts}. */
    public static boolean namesAnother(String line) {
        return line.startsWith(ALSO);
    }

    private static List<String> families(String game) {
        int last = game.lastIndexOf('-');
        return last < 0 ? List.of(game) : families(game.substring(0, last)).prepend(game);
    }

    /**
     * The text of a file of a jar; none if there is no such file.
     *
     * @param path from the root of the jar: {@code META-INF/terrene-rules-hobe/RULES.md}
     * @param beside a class that is found where the file is
     */
    public static Option<String> read(String path, Class<?> beside) {
        try (InputStream file = beside.getClassLoader().getResourceAsStream(path)) {
            return file == null ? Option.none() : Option.some(text(file));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String text(InputStream file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] part = new byte[AT_ONCE];
        for (int read = file.read(part); read >= 0; read = file.read(part)) {
            bytes.write(part, 0, read);
        }
        return ByteOrderMark.without(new String(bytes.toByteArray(), StandardCharsets.UTF_8));
    }
}
