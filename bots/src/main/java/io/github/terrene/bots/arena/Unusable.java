package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Thrown if a file is not what a command needs; the message says why. */
final class Unusable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Unusable(Seq<Problem> problems) {
        super(problems.mkString("\n"));
    }

    /** Stops the command if there are problems. */
    static void check(Seq<Problem> problems) {
        if (!problems.isEmpty()) {
            throw new Unusable(problems);
        }
    }

    /** Stops the command if something could not be read. */
    static <T> T check(Either<Seq<Problem>, T> read) {
        return read.getOrElseThrow(Unusable::new);
    }
}
