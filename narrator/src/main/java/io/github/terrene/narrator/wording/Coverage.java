package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;

/**
 * How much of what is to be said a language file says.
 *
 * @param said for how much it has lines
 * @param gaps what is missing or superfluous in it: {@link Wording#gaps}
 */
public record Coverage(int said, Array<Problem> gaps) {
    private static final String MISSING = "words/no-phrase";

    /** What is wrong with lines that are there, then what is missing. */
    public Coverage {
        gaps = gaps.partition(problem -> !problem.key().equals(MISSING)).apply(Array::appendAll);
    }

    /** How much is to be said: what is said, and what is missing. What a missing line would say in turn is not counted. */
    public int needed() {
        return said + gaps.count(problem -> problem.key().equals(MISSING));
    }
}
