package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Internal;
import java.util.regex.Pattern;

/** What strangers write, as it can be shown to a person: in one line, in the order in which it is read, that tells a terminal nothing. */
@Internal
public final class Excerpt {
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\u2028-\\u202e\\u2066-\\u2069]");

    private Excerpt() {}

    /** Whether a text can be shown as it is. */
    public static boolean isPlain(String text) {
        return !CONTROL.matcher(text).find();
    }

    /** All of a text, with blanks for what would end the line or tell a terminal something. */
    public static String plain(String text) {
        return CONTROL.matcher(text).replaceAll(" ");
    }

    /**
     * The beginning of a text, or all of it if it is short.
     *
     * @param longest how many characters it may have, 1 or more
     */
    public static String of(String text, int longest) {
        return plain(text.length() > longest ? text.substring(0, end(text, longest)) + "…" : text);
    }

    /** Where to cut: not within a sign that takes two characters. */
    private static int end(String text, int longest) {
        return Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest;
    }
}
