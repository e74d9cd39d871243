package io.github.terrene.examples.terminal.page;

/** What words are colored for. */
public enum Ink {
    /** Names of the side of seat A. */
    SEAT_A("36"),
    /** Names of the side of seat B. */
    SEAT_B("33"),
    /** What hurts. */
    HARM("31"),
    /** What helps. */
    GOOD("32"),
    /** Headlines. */
    STRONG("1"),
    /** What may be skipped. */
    FAINT("2");

    private static final String END = "\u001B[0m";

    private final String code;

    Ink(String code) {
        this.code = code;
    }

    /** The text in this color, even after words in it that have another one. */
    String on(String text) {
        String begin = "\u001B[" + code + "m";
        return begin + text.replace(END, END + begin) + END;
    }
}
