package io.github.terrene.narrator.wording;

/** Marks and blanks that mean the same, whichever of them somebody's keyboard or word processor writes. */
public final class Marks {
    private static final String[] ALIKE = {
        "'\u2018\u2019\u02bc\u00b4`",
        "-\u2010\u2011\u2012\u2013",
        "\"\u201c\u201d\u201e\u00ab\u00bb",
        ":\uff1a",
        ",\uff0c"
    };

    private Marks() {}

    /** Whether a mark stands for another one. */
    static boolean alike(char meant, char there) {
        if (meant == there) {
            return true;
        }
        for (String all : ALIKE) {
            if (all.indexOf(meant) >= 0 && all.indexOf(there) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is a blank within a line. */
    public static boolean blank(char c) {
        return c == '\t' || Character.getType(c) == Character.SPACE_SEPARATOR;
    }
}
