package io.github.terrene.kernel.card;

import java.text.Normalizer;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ids of cards, which name them in texts for programs: words of lower-case letters and digits, of any script, joined by hyphens.
 *
 * <p>An id is made from a name: dots and apostrophes are left out, and so are the accents of Latin letters; anything else that is not a
 * letter or digit separates words. Letters of other scripts keep their marks, without which they would be different letters. "S.K. the Art
 * Historian" is {@code sk-the-art-historian}, "Élan" is {@code elan}, "Øyvind" is {@code øyvind}, "ガイア" is {@code ガイア}.
 */
public final class CardId {
    private static final Pattern DROPPED = Pattern.compile("[.'\u2019]|(?<=\\p{IsLatin})\\p{M}+");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*");

    private CardId() {}

    /** The id that a name gives. Empty, and so not {@linkplain #wellFormed well formed}, if the name has neither letters nor digits. */
    public static String of(String name) {
        String plain =
                DROPPED.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
        StringJoiner words = new StringJoiner("-");
        Matcher word = WORD.matcher(plain.toLowerCase(Locale.ROOT));
        while (word.find()) {
            words.add(word.group());
        }
        return Normalizer.normalize(words.toString(), Normalizer.Form.NFC);
    }

    /** Whether a text may be the id of a card: it must be the id of itself as a name. */
    public static boolean wellFormed(String id) {
        return !id.isEmpty() && id.equals(of(id));
    }
}
