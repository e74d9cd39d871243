package io.github.terrene.kernel.card;

import java.text.Normalizer;
import java.text.Normalizer.Form;

/**
 * All that the ids of cards need to know of Unicode beyond what every platform does. A platform without these tables, such as a compiler for
 * browsers, brings a class of its own in place of this one: docs/platforms.md shows it.
 */
final class Accents {
    private static final int FIRST_BEYOND_ASCII = 0x80;

    private Accents() {}

    /** The text with all accents and other marks after their letters: normal form D. */
    static String apart(String text) {
        return isAscii(text) ? text : Normalizer.normalize(text, Form.NFD);
    }

    /** The text with all accents and other marks combined with their letters, if Unicode has such letters: normal form C. */
    static String together(String text) {
        return isAscii(text) ? text : Normalizer.normalize(text, Form.NFC);
    }

    /** Whether a character is a letter of Latin script. */
    static boolean isLatin(int character) {
        return Character.UnicodeScript.of(character) == Character.UnicodeScript.LATIN;
    }

    /** Most names are, and a program that has no others need not load the tables, which takes eight milliseconds. */
    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_BEYOND_ASCII) {
                return false;
            }
        }
        return true;
    }
}
