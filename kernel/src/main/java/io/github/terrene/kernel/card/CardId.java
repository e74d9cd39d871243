package io.github.terrene.kernel.card;

import java.util.Locale;

/**
 * The ids of cards, which name them in texts for programs: words of lower-case letters and digits, of any script, joined by hyphens.
 *
 * <p>An id is made from a name: dots and apostrophes are left out, and so are the accents of Latin letters; anything else that is not a
 * letter or digit separates words. Letters of other scripts keep their marks, without which they would be different letters. "S.K. the Art
 * Historian" is {@code sk-the-art-historian}, "Élan" is {@code elan}, "Øyvind" is {@code øyvind}, "ガイア" is {@code ガイア}.
 *
 * <p>What is a letter, and what it consists of, is as the platform knows: for all that came with Unicode 13, as Java 17 has it, an id is the
 * same everywhere.
 */
public final class CardId {
    private static final String DROPPED = ".'\u2019";
    private static final String HYPHEN = "-";
    private static final int LETTERS_AND_DIGITS = 1 << Character.UPPERCASE_LETTER
            | 1 << Character.LOWERCASE_LETTER
            | 1 << Character.TITLECASE_LETTER
            | 1 << Character.MODIFIER_LETTER
            | 1 << Character.OTHER_LETTER
            | 1 << Character.DECIMAL_DIGIT_NUMBER
            | 1 << Character.LETTER_NUMBER
            | 1 << Character.OTHER_NUMBER;
    private static final int MARKS =
            1 << Character.NON_SPACING_MARK | 1 << Character.ENCLOSING_MARK | 1 << Character.COMBINING_SPACING_MARK;

    private CardId() {}

    /** The id that a name gives. Empty, and so not {@linkplain #wellFormed well formed}, if the name has neither letters nor digits. */
    public static String of(String name) {
        String plain = withoutAccents(Accents.apart(name));
        return Accents.together(words(plain.toLowerCase(Locale.ROOT)));
    }

    /** Whether a text may be the id of a card: it must be the id of itself as a name. */
    public static boolean wellFormed(String id) {
        return !id.isEmpty() && id.equals(of(id));
    }

    /** The text without dots and apostrophes, and without all marks that directly follow a Latin letter. */
    private static String withoutAccents(String text) {
        StringBuilder left = new StringBuilder();
        boolean latin = false;
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            int character = text.codePointAt(i);
            boolean mark = is(character, MARKS);
            if (!(mark && latin) && DROPPED.indexOf(character) < 0) {
                left.appendCodePoint(character);
            }
            latin = mark ? latin : Accents.isLatin(character);
        }
        return left.toString();
    }

    private static String words(String text) {
        StringBuilder words = new StringBuilder();
        boolean within = false;
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            int character = text.codePointAt(i);
            boolean begins = is(character, LETTERS_AND_DIGITS);
            if (begins && !within && words.length() > 0) {
                words.append(HYPHEN);
            }
            within = begins || within && is(character, MARKS);
            if (within) {
                words.appendCodePoint(character);
            }
        }
        return words.toString();
    }

    private static boolean is(int character, int types) {
        return (types >>> Character.getType(character) & 1) != 0;
    }
}
