package io.github.terrene.kernel.replay;

import io.github.terrene.kernel.Problem;

/** A line of a replay's text: a name, a space and a value. */
record ReplayLine(int number, String name, String value) {
    /** The lines of the header: format, library, game, seed, configuration and start. */
    static final int BEFORE_MOVES = 6;

    static ReplayLine of(int number, String text) {
        int space = text.indexOf(' ');
        return space < 0
                ? new ReplayLine(number, text, "")
                : new ReplayLine(number, text.substring(0, space), text.substring(space + 1));
    }

    /** Whether the line may be a move, whose name is its number. */
    boolean isNumbered() {
        return !name.isEmpty() && name.length() < 10 && name.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    Problem problem(String key, String template, Object... values) {
        return Problem.at("line " + number, key, template, values);
    }

    /** A problem with a part of the line. */
    Problem problem(String part, Problem inner) {
        String place = inner.place().equals(part) ? part : part + ", " + inner.place();
        return inner.at("line " + number + ", " + place);
    }
}
