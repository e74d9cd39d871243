package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Problem;

/** A text that cannot be read; leaves the package only as a {@link Problem}. */
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final int column;
    private final String sentence;

    Unreadable(int index, String sentence) {
        super(sentence, null, false, false);
        this.column = index + 1;
        this.sentence = sentence;
    }

    Problem problem() {
        return Problem.at("column " + column, sentence);
    }
}
