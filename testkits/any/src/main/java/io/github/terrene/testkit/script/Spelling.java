package io.github.terrene.testkit.script;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Whether a word is another one, misspelt.
 *
 * @param known the words that there are
 */
record Spelling(Seq<String> known) {
    private static final int FEW = 2;

    /** What to say of words that are others, misspelt. */
    String note(Seq<String> words) {
        return words.distinct()
                .flatMap(word -> meant(word).map(meant -> " (there is no \"" + word + "\": is it \"" + meant + "\"?)"))
                .mkString();
    }

    /** The known word that is meant by one that is not known; none if it is known, or like none of them. */
    private Option<String> meant(String word) {
        return known.contains(word)
                ? Option.none()
                : known.filter(each -> distance(word, each) <= FEW).minBy(each -> distance(word, each));
    }

    /** How many letters are wrong, missing or too many. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int before = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = before + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                before = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
