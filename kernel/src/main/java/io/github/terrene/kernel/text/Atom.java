package io.github.terrene.kernel.text;

/** How a single word is written in a text: bare if it cannot be mistaken for punctuation, otherwise in quotes. */
public final class Atom {
    private static final int LONGEST_EXCERPT = 20;

    private Atom() {}

    /** Whether a word can be written without quotes: ASCII letters and digits and {@code . _ + -}, but not a hyphen alone. */
    public static boolean isBare(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (!isBare(word.charAt(i))) {
                return false;
            }
        }
        return !word.isEmpty() && !word.equals("-");
    }

    /** The next characters of a text, for a message that says what was found: in quotes if they need them, and cut off with "...". */
    public static String excerpt(String text, int from) {
        return excerpt(text, from, LONGEST_EXCERPT);
    }

    /** The same with at most that many characters. */
    public static String excerpt(String text, int from, int most) {
        int to = Math.min(from + most, text.length());
        Pen pen = new Pen();
        pen.atom(text.substring(from, to) + (to < text.length() ? "..." : ""));
        return pen.text();
    }

    static boolean isBare(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c >= '0' && c <= '9'
                || c == '.'
                || c == '_'
                || c == '+'
                || c == '-';
    }
}
