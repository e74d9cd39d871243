package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Rules;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Replays in files: UTF-8, and lines that end the same way everywhere. */
final class ReplayFile {
    /** The largest file that is read: hundreds of matches. */
    private static final long MOST_BYTES = 64L << 20;

    private ReplayFile() {}

    /** What is in a file, or why it cannot be read. Bytes that are not UTF-8 are reported when the text is parsed. */
    static Either<String, String> read(Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                return Either.left("it has more than " + (MOST_BYTES >> 20) + " MB, which no replay has");
            }
            return Either.right(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (IOException problem) {
            return Either.left(reason(problem));
        }
    }

    /** Whether a text says that it is a replay of the game with these rules. */
    static boolean isOf(Rules<?, ?, ?, ?, ?> rules, String text) {
        return text.lines().anyMatch(("game " + rules.notation().game())::equals);
    }

    /** Whether a text says that it is a replay of a game whose name begins so. */
    static boolean isOfFamily(String family, String text) {
        return text.lines().anyMatch(line -> (line + "-").startsWith("game " + family + "-"));
    }

    /** Why nothing can be read there. */
    static Option<String> readable(Path file) {
        if (Files.isRegularFile(file) && Files.isReadable(file)) {
            return Option.none();
        } else if (Files.isDirectory(file)) {
            return Option.some("cannot read " + file + ": it is a folder");
        }
        String problem = Files.exists(file) ? "it may not be read" : "there is no such file";
        return Option.some("cannot read " + file + ": " + problem);
    }

    /**
     * Writes a file and returns it, or why it cannot be written.
     *
     * @param force whether an existing file may be overwritten
     */
    static Either<String, Path> write(Path file, boolean force, String text) {
        OpenOption[] anew = force
                ? new OpenOption[] {
                    StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE
                }
                : new OpenOption[] {StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE};
        try {
            return Either.right(Files.writeString(file, text, StandardCharsets.UTF_8, anew));
        } catch (IOException problem) {
            return Either.left(reason(problem));
        }
    }

    /** Why nothing can be written there: asked before somebody plays a whole match for it. */
    static Option<String> writable(Path file, boolean force) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            return Option.some("cannot write " + file + ": it is a folder");
        } else if (folder == null || !Files.isDirectory(folder)) {
            return Option.some("cannot write " + file + ": there is no folder " + folder);
        }
        if (Files.exists(file) && !force) {
            return Option.some(file + " is there already; --force writes over it");
        }
        boolean possible = Files.exists(file) ? Files.isWritable(file) : Files.isWritable(folder);
        return possible ? Option.none() : Option.some("cannot write " + file + ": it is not allowed here");
    }

    private static String reason(IOException problem) {
        return problem.getClass().getSimpleName() + ": " + problem.getMessage();
    }
}
