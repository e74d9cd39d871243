package io.github.terrene.browser;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Something that JavaScript sent is wrong. It ends what was asked for at once; nothing was changed. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Seq<Problem> problems;

    Refusal(Seq<Problem> problems) {
        super(problems.mkString(" "));
        this.problems = problems;
    }

    Refusal(String place, String key, String sentence) {
        this(Array.of(Problem.at(place, key, "{problem}", sentence)));
    }

    /** Everything that is wrong. */
    Seq<Problem> problems() {
        return problems;
    }
}
