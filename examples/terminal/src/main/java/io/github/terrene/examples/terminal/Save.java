package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.control.Either;
import java.nio.file.Path;

/**
 * Where a replay is to be written at the end.
 *
 * @param file the file
 * @param force whether an existing file may be overwritten
 */
record Save(Path file, boolean force) {

    /** Writes it, says so, and returns the exit code. */
    int write(Paper paper, String replay) {
        Either<String, Path> written = ReplayFile.write(file, force, replay);
        paper.line(written.fold(
                why -> paper.messages().say("unsaved", why),
                to -> paper.messages().say("saved", to.toString())));
        return written.isRight() ? 0 : 1;
    }
}
