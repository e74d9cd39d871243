package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Fingerprint;
import java.util.regex.Pattern;

/**
 * The print of a saved state, by which rules recognize what they wrote. It is the {@link Fingerprint} of two texts separated by a line feed:
 * where the state belongs, and the text of the state with {@code -} in place of its print, which comes last.
 *
 * <p>It detects damage and other configurations, but not forgery: anybody can compute it. So keep states in your own storage, and let
 * strangers send replays, which are proved by playing them again.
 */
public final class StatePrint {
    private static final String NONE = "-)";
    private static final Pattern PRINTED = Pattern.compile("print:[0-9a-f]{16}\\)$");

    private StatePrint() {}

    /**
     * The text of a state with its print.
     *
     * @param origin where it belongs: the name of the game, and the configuration as far as the state holds it
     * @param text the state without print
     */
    public static String printed(String origin, String text) {
        return text.substring(0, text.length() - NONE.length()) + of(origin, text) + ")";
    }

    /**
     * Whether rules for games of that origin wrote a text.
     *
     * @param saved what was read from it
     */
    public static boolean fits(String origin, Saved<?> saved, String text) {
        return saved.print().exists(print -> print.equals(of(origin, without(text))));
    }

    /** The text of a state without its print, as it would be written by hand. */
    public static String without(String text) {
        return PRINTED.matcher(text).replaceFirst("print:" + NONE);
    }

    private static Fingerprint of(String origin, String unprinted) {
        return Fingerprint.of(origin + "\n" + unprinted);
    }
}
