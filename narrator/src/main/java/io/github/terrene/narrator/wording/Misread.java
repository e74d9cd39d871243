package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.form.Spelling;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A text that no value says: how far it was understood, and what could have followed.
 *
 * @param text what was read
 * @param at the place from which on it was not understood
 * @param expected what could have followed there
 */
record Misread(String text, int at, Array<String> expected) {
    private static final int MOST = 6;

    /** Why it is refused: what stands there, and what is meant or could stand there. */
    Rejection why() {
        Array<String> near = near();
        if (near.nonEmpty()) {
            return Rejection.of(
                    "words/misspelled",
                    "\"{there}\" is not understood: did you mean {meant:any}?",
                    there(),
                    near.map(Misread::quoted));
        }
        return expected.isEmpty()
                ? Rejection.of("words/not-understood", "\"{there}\" is not understood", there())
                : Rejection.of(
                        "words/other-expected",
                        "\"{there}\" is not understood: here could stand {expected:any}",
                        there(),
                        expected.take(MOST)
                                .map(Misread::quoted)
                                .appendAll(Option.when(expected.size() > MOST, "something else")));
    }

    /** That something is mentioned there as if it were known. */
    Rejection unmentioned() {
        return Rejection.of("words/unmentioned", "\"{there}\" does not say who or what is meant", there());
    }

    private static String quoted(String phrase) {
        return '"' + phrase + '"';
    }

    /** The rest of its line, or of it the beginning. */
    private String there() {
        String rest = text.substring(at).split("\n", 2)[0];
        String word = before();
        String shown = rest.trim().isEmpty() ? word : rest.trim();
        return shown.length() > 40 ? shown.substring(0, 40) + "..." : shown;
    }

    /** The word that ends there: it may have been taken for a name, and be misspelled. */
    private String before() {
        String line = text.substring(text.lastIndexOf('\n', Math.max(0, at - 1)) + 1, at)
                .trim();
        return line.substring(line.lastIndexOf(' ') + 1);
    }

    /** What is spelled most nearly like what stands there, or just before it. */
    Array<String> near() {
        Array<String> near = expected.filter(each -> nearThere(each) || Spelling.near(each, before()));
        int fewest = near.map(this::slips).min().getOrElse(0);
        return near.filter(each -> slips(each) == fewest).take(MOST);
    }

    private int slips(String phrase) {
        return Math.min(Spelling.slips(phrase, there(phrase.length())), Spelling.slips(phrase, before()));
    }

    /** Whether something is spelled nearly like what stands there itself. */
    boolean misspelled() {
        return expected.exists(this::nearThere);
    }

    private boolean nearThere(String phrase) {
        return Spelling.near(phrase, there(phrase.length()));
    }

    private String there(int length) {
        return text.substring(at, Math.min(text.length(), at + length)).trim();
    }

    /**
     * What is wrong there.
     *
     * @param first the number of the first line of the text in a file, from 1
     */
    Problem problem(int first, Function<Misread, Rejection> why) {
        return new Problem("line " + (first + line() - 1) + ", column " + column(), why.apply(this));
    }

    private int line() {
        return (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    }

    private int column() {
        return at - text.lastIndexOf('\n', at - 1);
    }
}
