package io.github.terrene.testkit.law.saved;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.card.CardNotation;

/** The prints in texts of saved states, by which rules recognize what they wrote. */
final class Prints {
    private static final String ANY = "print:(?:-|[0-9a-f]{16})";
    private static final String NONE = "print:-";

    private Prints() {}

    /** The text without its print, and without that of a state within: only a position at rest is read without. */
    static String without(String text) {
        return text.replaceAll(ANY, NONE);
    }

    /** The text with the print that belongs to it, whatever it says: as if these rules had written it. */
    static <C> String forged(CardNotation<C, ?, ?> notation, C config, String text) {
        String unprinted = without(text);
        Fingerprint print = Fingerprint.of(notation.origin(config) + "\n" + unprinted);
        return unprinted.replace(NONE, "print:" + print);
    }
}
