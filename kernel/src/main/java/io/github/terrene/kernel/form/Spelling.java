package io.github.terrene.kernel.form;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Compares words by their letters, ignoring case. */
public final class Spelling {
    private static final int LETTERS_PER_SLIP = 4;

    private Spelling() {}

    /** The known word that is most likely meant, if any is similar. */
    public static Option<String> closest(Seq<String> known, String typed) {
        return known.filter(each -> near(each, typed)).minBy(each -> slips(each, typed));
    }

    /** How many slips there are between two words: extra, missing or wrong letters, or two swapped ones. */
    public static int slips(String meant, String typed) {
        return between(meant.toLowerCase(Locale.ROOT), typed.toLowerCase(Locale.ROOT));
    }

    /** Whether one word is likely meant by the other, with few typos: an extra, missing or wrong letter, or two swapped ones. */
    public static boolean near(String meant, String typed) {
        String one = meant.toLowerCase(Locale.ROOT);
        String other = typed.toLowerCase(Locale.ROOT);
        int most = 1 + Math.min(one.length(), other.length()) / LETTERS_PER_SLIP;
        return one.length() > 2
                && other.length() > 2
                && Math.abs(one.length() - other.length()) <= most // what is far longer needs no table of its letters
                && !other.startsWith(one)
                && between(one, other) <= most;
    }

    private static int between(String one, String other) {
        int[][] slips = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                slips[i][j] = i == 0 || j == 0 ? i + j : slips(slips, one, other, i, j);
            }
        }
        return slips[one.length()][other.length()];
    }

    private static int slips(int[][] slips, String one, String other, int i, int j) {
        int changed = slips[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        int fewest = Math.min(changed, Math.min(slips[i - 1][j], slips[i][j - 1]) + 1);
        boolean swapped =
                i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1);
        return swapped ? Math.min(fewest, slips[i - 2][j - 2] + 1) : fewest;
    }
}
