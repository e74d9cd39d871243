package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Internal;

/** What some editors write before a text, to say that it is UTF-8. */
@Internal
public final class ByteOrderMark {
    private static final String MARK = "\uFEFF";

    private ByteOrderMark() {}

    /** The text of a file that may have been saved with the mark. */
    public static String without(String text) {
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }
}
