package io.github.terrene.narrator;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Spelling;
import io.github.terrene.narrator.wording.FreeName;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Finds what was taken for a name and is probably meant otherwise: words that no other card has in a name, and that are nearly another word, or
 * one that means something.
 *
 * @param known words of names that other cards have
 */
record Doubts(Wording wording, Array<String> known) {
    private static final String MARKS = ",:;.";
    private static final int SHORT = 5;
    private static final int MOST = 3;

    /** Those in the names of one card. */
    Array<Problem> of(Array<FreeName> names, Array<SheetLine> lines) {
        return names.filter(name -> name.line() > 0)
                .flatMap(name ->
                        doubt(name, "line " + lines.get(name.line()).number() + ", column " + (name.column() + 1)));
    }

    /** The words of names; that of the card itself is not meant to be known. */
    static Array<String> words(Array<FreeName> names) {
        return names.filter(name -> name.line() > 0).flatMap(FreeName::words);
    }

    private Option<Problem> doubt(FreeName name, String place) {
        Array<String> words = name.words();
        boolean marks = name.text().chars().anyMatch(c -> MARKS.indexOf(c) >= 0);
        Array<String> strange = words.reject(this::isKnown);
        if (strange.isEmpty() && !marks) {
            return Option.none();
        }
        Array<String> meant = words.filter(this::isKnown)
                .appendAll(known.appendAll(name.expected()
                                .flatMap(each -> FreeName.words(each).headOption()))
                        .filter(each -> strange.exists(word -> near(each, word))))
                .distinct()
                .take(MOST);
        boolean says = marks || strange.exists(word -> Character.isDigit(word.charAt(0)) || wording.says(word));
        return meant.nonEmpty()
                ? Option.some(Problem.at(
                        place,
                        "words/doubtful",
                        "\"{there}\" is taken for a name: did you mean {meant:any}?",
                        name.text(),
                        meant.map(each -> '"' + each + '"')))
                : Option.when(
                        says,
                        () -> Problem.at(
                                place, "words/taken-for-name", "\"{there}\" is taken for a name", name.text()));
    }

    private boolean isKnown(String word) {
        return known.exists(word::equalsIgnoreCase);
    }

    private static boolean near(String meant, String there) {
        return Spelling.near(meant, there)
                && Spelling.slips(meant, there) <= (Math.min(meant.length(), there.length()) <= SHORT ? 1 : 2);
    }
}
