package io.github.terrene.browser.standin;

import org.teavm.jso.JSBody;

/** Asks the browser for the tables of Unicode that {@code Accents} of the kernel asks the JDK for. */
public final class BrowserAccents {
    private BrowserAccents() {}

    /** In normal form D. */
    @JSBody(params = "text", script = "return text.normalize('NFD');")
    public static native String apart(String text);

    /** In normal form C. */
    @JSBody(params = "text", script = "return text.normalize('NFC');")
    public static native String together(String text);

    /** Whether a character is a letter of Latin script. */
    @JSBody(
            params = "character",
            script = "return new RegExp('\\\\p{Script=Latin}', 'u').test(String.fromCodePoint(character));")
    public static native boolean isLatin(int character);
}
