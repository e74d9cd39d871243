package io.github.terrene.bots.arena.result;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * A file that results are written to as games end. If that is interrupted, even in the middle of a line, the next run finds the complete lines
 * and continues after them. While the file is open, nobody else can write to it.
 */
public final class ResultFile implements AutoCloseable {
    private final FileChannel channel;

    private ResultFile(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * The results in a file; none if there is no such file.
     *
     * @return the results, or why the file cannot be read
     */
    public static Either<Seq<Problem>, Array<GameResult>> read(Path file) {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return Either.left(Array.of(Problem.at(file.toString(), "results/no-file", "this is not a file of lines")));
        }
        try {
            return ResultText.read(file.toString(), SavedLines.text(Files.readAllBytes(file)));
        } catch (CharacterCodingException other) {
            return Either.left(Array.of(
                    Problem.at(file.toString(), "results/encoding", "this is not text in UTF-8: save it as such")));
        } catch (NoSuchFileException none) {
            return Either.right(Array.empty());
        } catch (IOException unreadable) {
            return Either.left(failed(file, unreadable));
        }
    }

    /**
     * Opens a file to add results after the complete ones.
     *
     * @return the file, or why nothing can be written there
     */
    public static Either<Seq<Problem>, ResultFile> append(Path file) {
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                return Either.left(busy(file));
            }
            int whole = SavedLines.whole(content(channel));
            channel.truncate(whole).position(whole);
            ResultFile opened = new ResultFile(channel);
            if (whole == 0) {
                opened.line(ResultLine.HEADER);
            }
            return Either.right(opened);
        } catch (IOException unwritable) {
            return Either.left(failed(file, unwritable));
        }
    }

    /** Reads from the channel: where files are locked by process, opening and closing the file once more would release the lock. */
    private static byte[] content(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            continue;
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    /** A problem if an arena is adding results to a file, which must not be replaced then. */
    public static Seq<Problem> inUse(Path file) {
        if (!Files.isRegularFile(file)) {
            return Array.empty();
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return locked(channel) ? Array.empty() : busy(file);
        } catch (IOException unwritable) {
            return failed(file, unwritable);
        }
    }

    private static Seq<Problem> busy(Path file) {
        return Array.of(Problem.at(file.toString(), "results/busy", "another arena is writing to this file"));
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException here) {
            return false;
        }
    }

    /**
     * Replaces a file by these results, sorted by number. This is atomic, so that there is always either the old or the new file.
     *
     * @return why it cannot be written, if it cannot
     */
    public static Seq<Problem> write(Path file, Seq<GameResult> results) {
        try {
            Path real = Files.exists(file) ? file.toRealPath() : file;
            Path beside = real.resolveSibling(real.getFileName() + ".new");
            Files.write(beside, bytes(ResultText.of(results)));
            Files.move(beside, real, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return Array.empty();
        } catch (IOException unwritable) {
            return failed(file, unwritable);
        }
    }

    /**
     * Adds a result.
     *
     * @throws UncheckedIOException if the disk is full, for example
     */
    public void add(GameResult result) {
        try {
            line(ResultLine.of(result));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void line(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(bytes(line + "\n"));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Array<Problem> failed(Path file, IOException failure) {
        return failure instanceof NoSuchFileException
                ? Array.of(Problem.at(file.toString(), "results/folder-absent", "there is no such folder"))
                : Array.of(Problem.at(
                        file.toString(), "results/file", "cannot be read or written: {failure}", failure.toString()));
    }
}
