package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Internal;
import java.util.regex.Pattern;

/** Makes text from strangers safe to show to a person: one line in reading order, without anything that controls a terminal. */
@Internal
public final class Excerpt {
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\u2028-\\u202e\\u2066-\\u2069]");

    private Excerpt() {}

    /** Whether a text can be shown as it is. */
    public static boolean isPlain(String text) {
        return !CONTROL.matcher(text).find();
    }

    /** The whole text, with blanks in place of anything that would end the line or control a terminal. */
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

    /** Where to cut: not within a code point that takes two characters. */
    private static int end(String text, int longest) {
        return Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest;
    }
}
