package io.github.terrene.testkit.architecture;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The files of this project. */
public final class Repository {
    /** The folder that holds all modules. */
    public static final Path ROOT = root();

    private Repository() {}

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("core/RULES.md"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException(
                        "run this within the project: no core/RULES.md above the working directory");
            }
        }
        return folder;
    }

    /** The folders with sources of their own, such as {@code core} and {@code examples/terminal}. */
    public static Array<String> modules() {
        return modulesIn(ROOT).map(folder -> ROOT.relativize(folder).toString()).sorted();
    }

    /** A module lies in a folder, or in a folder of modules. */
    private static Array<Path> modulesIn(Path folder) {
        return Files.exists(folder.resolve("src"))
                ? Array.of(folder).filter(each -> Files.exists(each.resolve("pom.xml")))
                : children(folder)
                        .filter(Files::isDirectory)
                        .reject(each -> each.getFileName().toString().matches("[.].*|target"))
                        .flatMap(Repository::modulesIn);
    }

    /** All files below a folder whose names end so, sorted; none if there is no such folder. */
    public static Array<Path> files(String folder, String ending) {
        Path start = ROOT.resolve(folder);
        if (!Files.exists(start)) {
            return Array.empty();
        }
        try (Stream<Path> found = Files.walk(start)) {
            return Array.ofAll(found.filter(path -> path.toString().endsWith(ending))
                    .sorted()
                    .toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The text of a file. */
    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Array<Path> children(Path folder) {
        try (Stream<Path> found = Files.list(folder)) {
            return Array.ofAll(found.sorted().toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
