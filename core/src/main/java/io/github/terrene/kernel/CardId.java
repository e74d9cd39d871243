package io.github.terrene.kernel;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** The ids of cards, by which texts for programs name them: lower-case words joined by hyphens. */
public final class CardId {
    private static final Pattern FORM = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern DROPPED = Pattern.compile("[.'\u2019\\p{M}]");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^a-z0-9]+");

    private CardId() {}

    /**
     * The id that a name gives: "S.K. the Art Historian" is {@code sk-the-art-historian}, "Élan" is {@code elan}. Not {@linkplain
     * #wellFormed well formed} if the name has no letter from A to Z and no digit.
     */
    public static String of(String name) {
        String plain =
                DROPPED.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
        String words = BETWEEN_WORDS
                .matcher(plain.toLowerCase(Locale.ROOT))
                .replaceAll(" ")
                .trim();
        return words.replace(' ', '-');
    }

    /** Whether a text may be the id of a card. */
    public static boolean wellFormed(String id) {
        return FORM.matcher(id).matches();
    }
}
