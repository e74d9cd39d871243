package io.github.terrene.testkit.law.card;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A file with cards.
 *
 * @param name what it is called
 * @param text what it says
 */
record SheetFile(String name, String text) {
    private static final String USUAL = "/my-set.txt";

    /** The file whose path a system property is, if it is one. */
    static Option<SheetFile> named(String property) {
        return Option.of(System.getProperty(property)).map(SheetFile::at);
    }

    /** The usual file among the resources of a test. */
    static SheetFile beside(Class<?> test) {
        try (InputStream file = Objects.requireNonNull(
                test.getResourceAsStream(USUAL), () -> "there is no " + USUAL + " beside " + test.getSimpleName())) {
            return new SheetFile(USUAL, new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static SheetFile at(String path) {
        try {
            return new SheetFile(path, Files.readString(found(path)));
        } catch (IOException unreadable) {
            throw new AssertionError("-D" + CardSheetLaws.PROPERTY + ": " + path + " cannot be read", unreadable);
        }
    }

    /** Where somebody stands who names a file, or above: a build of several modules runs each test in the folder of its own. */
    private static Path found(String path) {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve(path))) {
                return folder.resolve(path);
            }
        }
        return Path.of(path);
    }
}
