package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Seq;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file is not what a command needs. */
final class Unusable extends ParameterException {
    private static final long serialVersionUID = 1;

    Unusable(CommandLine line, Seq<Problem> problems) {
        super(line, problems.mkString("\n"));
    }
}
