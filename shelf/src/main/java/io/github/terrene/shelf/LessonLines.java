package io.github.terrene.shelf;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The lines of a text, read one after another; each begins with a word. Lives inside one call. */
final class LessonLines {
    private final Array<String> lines;
    private int line;

    LessonLines(String text) {
        this.lines = Array.of(text.split("\r?\n", -1)).map(String::trim);
    }

    /** Whether there is more; what is empty, or for whoever reads the file, is nothing. */
    boolean goesOn() {
        while (line < lines.size()
                && (lines.get(line).isEmpty() || lines.get(line).startsWith("#"))) {
            line++;
        }
        return line < lines.size();
    }

    /** What stands behind a word that the next line begins with; none if it does not begin so. */
    Option<String> next(String word) {
        if (!goesOn() || !(lines.get(line) + " ").startsWith(word + " ")) {
            return Option.none();
        }
        return Option.some(lines.get(line++).substring(word.length()).trim());
    }

    /** The same of a line that must be there. */
    String after(String word) {
        return next(word).getOrElseThrow(() -> new Wrong(line, word));
    }

    /** What stands behind that word in all lines that follow and begin with it. */
    Array<String> all(String word) {
        Array<String> all = Array.empty();
        for (Option<String> more = next(word); more.isDefined(); more = next(word)) {
            all = all.append(more.get());
        }
        return all;
    }

    /** What should have been in the line that was read last. */
    Wrong instead(String expected) {
        return new Wrong(line - 1, expected);
    }

    /** Ends the reading of a text. */
    static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final int line;

        private Wrong(int line, String expected) {
            super(expected, null, false, false);
            this.line = line;
        }

        /** The number of the line, from 1. */
        int number() {
            return line + 1;
        }
    }
}
