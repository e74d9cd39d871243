package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files that people write. */
final class TextFile {
    private TextFile() {}

    /** What a file says, or why it cannot be read. */
    static Either<Seq<Problem>, String> read(Path file) {
        try {
            return Either.right(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString());
        } catch (NoSuchFileException absent) {
            return Either.left(Array.of(Problem.at(file.toString(), "arena/no-file", "there is no such file")));
        } catch (CharacterCodingException other) {
            return Either.left(Array.of(
                    Problem.at(file.toString(), "arena/no-utf-8", "this is not text in UTF-8: save it as such")));
        } catch (IOException unreadable) {
            return Either.left(Array.of(Problem.at(file.toString(), "arena/unreadable", "it cannot be read")));
        }
    }
}
