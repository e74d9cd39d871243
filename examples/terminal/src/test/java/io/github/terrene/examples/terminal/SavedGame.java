package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What was played and saved, to be played back as it is or damaged.
 *
 * @param file the replay
 * @param played how it was played
 * @param lines what is in the file
 */
record SavedGame(Path file, Run played, Array<String> lines) {
    /** The lines of a replay before the first move. */
    static final int BEFORE_MOVES = 6;

    /** Plays with these options, and saves to that file. */
    static SavedGame of(Path file, String... options) {
        return typing("", file, options);
    }

    /** Plays with these options while somebody types, and saves to that file. */
    static SavedGame typing(String typed, Path file, String... options) {
        Run played = Run.typing(typed, with(options, "--save", file.toString()));
        assertThat(played.code()).as(played.err()).isZero();
        try {
            return new SavedGame(file, played, Array.ofAll(Files.readAllLines(file)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String[] with(String[] some, String... more) {
        return Array.of(some).appendAll(Array.of(more)).toJavaArray(String[]::new);
    }

    /** All of it. */
    String text() {
        return lines.mkString("", "\n", "\n");
    }

    /** What is recorded of a step, from 1: its number, its fingerprint, its action. */
    String[] step(int step) {
        return lines.get(BEFORE_MOVES + step - 1).split(" ", 3);
    }

    /** The same with another fingerprint of a step. */
    Path deviating(int step) {
        return with(step, "0123456789abcdef " + step(step)[2]);
    }

    /** The same with another action in a step. */
    Path doing(int step, String action) {
        return with(step, step(step)[1] + " " + action);
    }

    private Path with(int step, String recorded) {
        return changed(BEFORE_MOVES + step - 1, step + " " + recorded);
    }

    /** The same with another line at a place from 0. */
    Path changed(int place, String line) {
        return written(lines.update(place, line).mkString("", "\n", "\n"));
    }

    /** Another file with that text, beside it. */
    Path written(String text) {
        try {
            return Files.writeString(file.resolveSibling("other.replay"), text, StandardCharsets.UTF_8);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    /** Plays it back, and expects that all of it is verified. */
    Run playedBack(String... options) {
        Run back = Run.of(with(options, "--replay", file.toString()));
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(back.out()).contains("Verified: all " + (lines.size() - BEFORE_MOVES) + " states");
        return back;
    }

    /** Plays that file back, expects that it is refused, and gives what is said. */
    static String refused(Path replay, String... options) {
        Run run = Run.of(with(options, "--quiet", "--replay", replay.toString()));
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.out().lines()).hasSizeLessThan(10).noneMatch(line -> line.startsWith("Verified"));
        assertThat(run.err()).startsWith("terrene: " + replay).doesNotContain("Exception", "\tat ");
        return run.err();
    }
}
