package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;

/** A text that cannot be read; leaves the package only as a {@link Problem}. */
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final int column;
    private final Rejection why;

    Unreadable(int index, String key, String template, Object... values) {
        super(template, null, false, false);
        this.column = index + 1;
        this.why = Rejection.of(key, template, values);
    }

    Problem problem() {
        return new Problem("column " + column, why);
    }
}
