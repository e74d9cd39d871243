package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a language file that somebody brings. */
final class Words {
    private Words() {}

    /** The words of a file, or what is wrong with it. */
    static Either<String, Wording> read(Path file) {
        try {
            return Wording.parse(Files.readString(file))
                    .mapLeft(problems -> problems.map(Problem::toString)
                            .mkString("--words " + file + " cannot be read:\n  ", "\n  ", ""));
        } catch (CharacterCodingException other) {
            return Either.left("--words " + file + " is not text in UTF-8: save it as such");
        } catch (IOException unreadable) {
            return Either.left("--words " + file + " cannot be read: " + unreadable.getMessage());
        }
    }
}
