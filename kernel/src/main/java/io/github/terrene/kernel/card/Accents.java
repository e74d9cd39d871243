package io.github.terrene.kernel.card;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Splits letters from their accents and puts them together: Unicode's normal forms D and C, as of Unicode 16. The kernel has its own
 * implementation since not every platform has one; compilers for browsers do not. It knows nothing about newer characters.
 */
public final class Accents {
    private static final int FIRST_WITH_ACCENT = '\u00c0';
    private static final int FIRST_MARK = '\u0300';

    private Accents() {}

    /** The text with all accents and other marks after their letters: normal form D. */
    public static String apart(String text) {
        return isBelow(text, FIRST_WITH_ACCENT) ? text : string(sorted(text));
    }

    /** The text with all accents and other marks combined with their letters, if Unicode has such letters: normal form C. */
    public static String together(String text) {
        return isBelow(text, FIRST_MARK) ? text : string(composed(sorted(text)));
    }

    private static boolean isBelow(String text, int bound) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= bound) {
                return false;
            }
        }
        return true;
    }

    private static String string(int[] characters) {
        StringBuilder text = new StringBuilder();
        for (int character : characters) {
            text.appendCodePoint(character);
        }
        return text.toString();
    }

    /** All that a text consists of, with the marks on a letter in the order of their classes. */
    private static int[] sorted(String text) {
        int[] characters = text.codePoints().flatMap(Accents::parts).toArray();
        for (int i = 1; i < characters.length; i++) {
            int character = characters[i];
            int own = markClass(character);
            int place = i;
            while (own > 0 && place > 0 && markClass(characters[place - 1]) > own) {
                characters[place] = characters[place - 1];
                place--;
            }
            characters[place] = character;
        }
        return characters;
    }

    private static int markClass(int character) {
        return character < FIRST_MARK ? 0 : CharacterRanges.OF_MARKS.heading(character);
    }

    private static IntStream parts(int character) {
        int @Nullable [] parts = Hangul.is(character) ? Hangul.apart(character) : ComposedLetters.apart(character);
        return parts == null
                ? IntStream.of(character)
                : Arrays.stream(parts, 1, parts.length).flatMap(Accents::parts);
    }

    /**
     * Puts each mark into the letter before it, if there is such a letter and no mark of the same class, nor a letter, stays between them.
     */
    private static int[] composed(int[] characters) {
        int[] kept = new int[characters.length];
        int size = 0;
        int letter = -1;
        int before = 0;
        for (int character : characters) {
            int own = markClass(character);
            int whole = letter >= 0 && (before == 0 || before < own) ? whole(kept[letter], character) : -1;
            if (whole >= 0) {
                kept[letter] = whole;
            } else {
                letter = own == 0 ? size : letter;
                before = own;
                kept[size++] = character;
            }
        }
        return Arrays.copyOf(kept, size);
    }

    private static int whole(int letter, int mark) {
        int syllable = Hangul.together(letter, mark);
        return syllable >= 0 ? syllable : ComposedLetters.together(letter, mark);
    }
}
