package io.github.terrene.kernel.form;

/** How a single word is written in a text: bare if it cannot be mistaken for punctuation, otherwise in quotes. */
public final class Atom {
    private static final int LONGEST_EXCERPT = 20;
    private static final boolean[] BARE = bare("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._+-");

    private Atom() {}

    private static boolean[] bare(String characters) {
        boolean[] bare = new boolean[128];
        for (int i = 0; i < characters.length(); i++) {
            bare[characters.charAt(i)] = true;
        }
        return bare;
    }

    /** Whether a word can be written without quotes: ASCII letters and digits and {@code . _ + -}, but not a hyphen alone. */
    public static boolean isBare(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (!isBare(word.charAt(i))) {
                return false;
            }
        }
        return !word.isEmpty() && !word.equals("-");
    }

    /** Whether a character can stand in a word without quotes. */
    public static boolean isBare(char c) {
        return c < BARE.length && BARE[c];
    }

    /** Appends a word so that it cannot be mistaken for punctuation. */
    public static void append(String word, StringBuilder text) {
        if (isBare(word)) {
            text.append(word);
        } else {
            quote(word, text);
        }
    }

    /** The next characters of a text, for a message that says what was found: in quotes if they need them, and cut off with "...". */
    public static String excerpt(String text, int from) {
        return excerpt(text, from, LONGEST_EXCERPT);
    }

    /** The same with at most that many characters. */
    public static String excerpt(String text, int from, int most) {
        int to = Math.min(from + most, text.length());
        StringBuilder excerpt = new StringBuilder();
        append(text.substring(from, to) + (to < text.length() ? "..." : ""), excerpt);
        return excerpt.toString();
    }

    private static void quote(String word, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < word.length() && Character.isLowSurrogate(word.charAt(i + 1))) {
                text.append(c).append(word.charAt(++i));
            } else {
                quote(c, text);
            }
        }
        text.append('"');
    }

    private static void quote(char c, StringBuilder text) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                if (isUnseen(c)) {
                    String hex = Integer.toHexString(c);
                    text.append("\\u").append("0000", hex.length(), 4).append(hex);
                } else {
                    text.append(c);
                }
            }
        }
    }

    // fixed ranges rather than Character.getType, whose answers depend on the JDK's version of Unicode
    private static boolean isUnseen(char c) {
        return c < 0x20
                || c >= 0x7F && c < 0xA0
                || c >= 0x200B && c <= 0x200F
                || c >= 0x2028 && c <= 0x202E
                || c >= 0x2060 && c <= 0x206F
                || c == 0xFEFF
                || Character.isSurrogate(c);
    }
}
