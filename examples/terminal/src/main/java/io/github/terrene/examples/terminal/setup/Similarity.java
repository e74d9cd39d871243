package io.github.terrene.examples.terminal.setup;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** How similar typed words are to known ones. */
public final class Similarity {
    private Similarity() {}

    /** Letters and digits only, in lower case. */
    public static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    /** The one most similar to what was typed; none if all are very different. */
    public static Option<String> closest(String typed, Seq<String> known) {
        String plain = plain(typed);
        int most = Math.min(plain.length() / 2, Math.max(2, plain.length() / 3));
        return known.minBy(each -> distance(plain, plain(each))).filter(each -> distance(plain, plain(each)) <= most);
    }

    /** How many letters must be changed, added or left out (Levenshtein). */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int same = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(same, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
