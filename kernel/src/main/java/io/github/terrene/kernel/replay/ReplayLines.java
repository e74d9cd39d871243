package io.github.terrene.kernel.replay;

import io.github.terrene.kernel.Problem;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The lines of a text, one after another; a line is split off only when it is read. */
final class ReplayLines {
    private final String text;
    private int start;
    private int number = 1;
    private @Nullable ReplayLine current;

    ReplayLines(String text) {
        this.text = text;
        read();
    }

    /** What is too long about a text, if anything is. */
    static Option<Problem> excess(String text, int mostLines, int longest) {
        int line = 1;
        for (int start = 0; start < text.length(); line++) {
            int end = end(text, start);
            if (end - start > longest) {
                return Option.some(Problem.at(
                        "line " + line,
                        "replay/long-line",
                        "a line of a replay has at most {most:number} characters",
                        longest));
            }
            if (line > mostLines) {
                return Option.some(Problem.at(
                        "line " + line, "replay/many-lines", "a replay has at most {most:number} lines", mostLines));
            }
            start = end + 1;
        }
        return Option.none();
    }

    private static int end(String text, int start) {
        int end = text.indexOf('\n', start);
        return end < 0 ? text.length() : end;
    }

    /** The number of the line that comes next, or would come at the end of the text. */
    int number() {
        return number;
    }

    /** The line that comes next; null at the end of the text. */
    @Nullable
    ReplayLine peek() {
        return current;
    }

    /** Steps over the line that comes next. */
    void skip() {
        start = end(text, start) + 1;
        number++;
        read();
    }

    private void read() {
        current = start < text.length() ? ReplayLine.of(number, text.substring(start, lineEnd())) : null;
    }

    /** The end of the current line, without the carriage return of a Windows line ending. */
    private int lineEnd() {
        int end = end(text, start);
        return end > start && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }
}
