package io.github.terrene.bots.protocol;

/** As much of a line as a person wants to see. */
final class Excerpt {
    private static final int LONGEST = 200;

    private Excerpt() {}

    static String of(String line) {
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}
