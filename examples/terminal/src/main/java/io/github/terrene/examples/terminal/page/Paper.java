package io.github.terrene.examples.terminal.page;

import java.io.PrintStream;

/**
 * Where the program writes: lines of at most {@link #WIDTH} characters, colored or plain, in Unicode or in ASCII.
 *
 * <p>Texts on their way here may hold colors already; they count nothing towards the width.
 */
public final class Paper {
    /** The longest line. */
    public static final int WIDTH = 100;

    private final PrintStream out;
    private final boolean colored;
    private final boolean unicode;

    /**
     * Paper to write on.
     *
     * @param colored whether colors are wanted
     * @param unicode whether more than ASCII can be shown
     */
    public Paper(PrintStream out, boolean colored, boolean unicode) {
        this.out = out;
        this.colored = colored;
        this.unicode = unicode;
    }

    /** The text in a color, if there are colors. */
    public String paint(Ink ink, String text) {
        return colored && !text.isEmpty() ? ink.on(text) : text;
    }

    /** One line as it is. */
    public void line(String text) {
        out.print((unicode ? text : Ascii.of(text)) + "\n");
        out.flush();
    }

    /** An empty line. */
    public void blank() {
        line("");
    }

    /** The beginning of a line that a person completes. */
    public void ask(String text) {
        out.print(unicode ? text : Ascii.of(text));
        out.flush();
    }

    /**
     * A text on as many lines as it needs.
     *
     * @param first what stands before the first line
     * @param others what stands before the others
     */
    public void wrapped(String first, String others, String text) {
        StringBuilder line = new StringBuilder(first);
        boolean fresh = true;
        for (String word : text.split(" ")) {
            if (!fresh && width(line) + 1 + width(word) > WIDTH) {
                line(line.toString());
                line = new StringBuilder(others);
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
            fresh = false;
        }
        line(line.toString());
    }

    /** A line across the page with words at its left, and at its right if there are any. */
    public void rule(String left, String right) {
        String tail = right.isEmpty() ? "" : " " + right + " " + dashes(2);
        int open = WIDTH - 2 - width(left) - 2 - width(tail);
        line(dashes(2) + " " + left + " " + dashes(open) + tail);
    }

    private String dashes(int number) {
        return paint(Ink.FAINT, "─".repeat(Math.max(0, number)));
    }

    /** How many columns a text takes: colors take none. */
    public static int width(CharSequence text) {
        return plain(text).length();
    }

    /** The text without colors. */
    public static String plain(CharSequence text) {
        StringBuilder plain = new StringBuilder(text.length());
        boolean escape = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\u001B') {
                escape = true;
            } else if (escape) {
                escape = c != 'm';
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }

    /** A text with blanks behind it. */
    public static String left(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - width(text)));
    }

    /** A text with blanks before it. */
    public static String right(String text, int columns) {
        return " ".repeat(Math.max(0, columns - width(text))) + text;
    }

    /** The same with a capital; colors before the first letter stay. */
    public static String capital(String text) {
        int at = 0;
        while (at < text.length() && text.charAt(at) == '\u001B') {
            at = text.indexOf('m', at) + 1;
        }
        return at == text.length()
                ? text
                : text.substring(0, at) + Character.toUpperCase(text.charAt(at)) + text.substring(at + 1);
    }
}
