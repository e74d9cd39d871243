package io.github.terrene.examples.terminal.page;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.PrintStream;
import java.util.function.IntSupplier;

/**
 * Where the program writes: lines of at most {@link #columns} characters, colored or plain, in Unicode or in ASCII.
 *
 * <p>Texts may contain colors already; these do not count towards the width.
 */
public final class Paper {
    /** The longest line where nobody looks at a terminal. */
    public static final int USUAL = 100;
    /** On a narrower terminal lines are broken by the terminal. */
    public static final int NARROWEST = 60;
    /** Longer lines are hard to read. */
    private static final int WIDEST = 140;

    private static final char NO_BREAK = '\u00A0';

    private final PrintStream out;
    private final boolean colored;
    private final boolean unicode;
    private final boolean live;
    private final IntSupplier width;
    private final Messages messages;
    private int columns;
    private long lines;
    /** What stands on the current line and will be overwritten. */
    private String passing = "";

    /** Paper of the {@linkplain #USUAL usual} width. */
    public Paper(PrintStream out, boolean colored, boolean unicode) {
        this(out, colored, unicode, false, () -> USUAL, Messages.ENGLISH);
    }

    /**
     * Paper to write on.
     *
     * @param colored whether colors are wanted
     * @param unicode whether more than ASCII can be shown
     * @param live whether a line can be overwritten
     * @param width how many columns there are now, which may change
     * @param messages the language
     */
    public Paper(
            PrintStream out, boolean colored, boolean unicode, boolean live, IntSupplier width, Messages messages) {
        this.out = out;
        this.live = live;
        this.colored = colored;
        this.unicode = unicode;
        this.width = width;
        this.messages = messages;
        this.columns = measured();
    }

    /**
     * How long a line may be: the width of the terminal when a person was last asked something, from {@value #NARROWEST} to {@value
     * #WIDEST}.
     */
    public int columns() {
        return columns;
    }

    /** What the program itself says, in the language in which this is written. */
    public Messages messages() {
        return messages;
    }

    private int measured() {
        return Math.max(NARROWEST, Math.min(WIDEST, width.getAsInt()));
    }

    /** Whether a line can be overwritten: on a terminal. */
    public boolean live() {
        return live;
    }

    /** How many lines were written. */
    public long lines() {
        return lines;
    }

    /** The text in a color, if there are colors. */
    public String paint(Ink ink, String text) {
        return colored && !text.isEmpty() ? ink.on(text) : text;
    }

    /** One line; one that is too long continues below, indented a little. */
    public void line(String text) {
        if (width(text) <= columns()) {
            write(text);
        } else {
            String indent = " ".repeat(text.length() - text.stripLeading().length());
            wrapped(indent, indent + "  ", text.stripLeading());
        }
    }

    private void write(String words) {
        erase();
        String text = words.replace(NO_BREAK, ' ');
        out.print((unicode ? text : Ascii.of(text)) + "\n");
        out.flush();
        lines++;
    }

    /** An empty line. */
    public void blank() {
        line("");
    }

    /** A line that is gone when the next one is written: for terminals only. */
    public void passing(String text) {
        if (!text.equals(passing)) {
            erase();
            passing = text;
            out.print(unicode ? text : Ascii.of(text));
            out.flush();
        }
    }

    private void erase() {
        if (!passing.isEmpty()) {
            out.print("\r" + " ".repeat(width(passing)) + "\r");
            passing = "";
        }
    }

    /** The beginning of a line that a person completes. */
    public void ask(String text) {
        erase();
        out.print(unicode ? text : Ascii.of(text));
        out.flush();
        columns = measured();
    }

    /**
     * A text on as many lines as it needs.
     *
     * @param first what precedes the first line
     * @param others what precedes the others
     */
    public void wrapped(String first, String others, String text) {
        lines(first, others, text, columns()).forEach(this::write);
    }

    /** The same, in a column that is so wide. */
    public static Array<String> lines(String first, String others, String text, int columns) {
        Array<String> lines = Array.empty();
        StringBuilder line = new StringBuilder(first);
        int taken = width(first);
        boolean fresh = true;
        for (String word : text.split(" ")) {
            int more = width(word);
            if (!fresh && taken + 1 + more > columns) {
                lines = lines.append(line.toString());
                line = new StringBuilder(others);
                taken = width(others);
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
            taken += fresh ? more : more + 1;
            fresh = false;
        }
        return lines.append(line.toString());
    }

    /** A choice with the number that is typed to make it. */
    public void choice(int number, String words) {
        wrapped(right("" + number, 4) + "  ", "      ", words);
    }

    /** Cards that lie open, in the order in which they came there: "North's Graveyard: Inu, Ike", the newest first. */
    public void pile(String name, Seq<String> cards) {
        wrapped(
                "  ",
                "    ",
                name + ": "
                        + (cards.isEmpty()
                                ? messages.say("pile.empty")
                                : cards.reverse().mkString(", ")));
    }

    /** A line across the page with words at its left, and at its right if there are any; two, if one is too short for them. */
    public void rule(String left, String right) {
        String tail = right.isEmpty() ? "" : " " + right + " " + dashes(2);
        int open = columns() - 2 - width(left) - 2 - width(tail);
        if (open < 0 && !right.isEmpty()) {
            rule(left, "");
            line(right(right, columns()));
        } else {
            line(dashes(2) + " " + left + " " + dashes(open) + tail);
        }
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

    /** Words that stay on one line. */
    public static String unbroken(String words) {
        return words.replace(' ', NO_BREAK);
    }

    /** A text padded with blanks on the right. */
    public static String left(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - width(text)));
    }

    /** A text of at most that many columns: the end of a longer one is left out. Texts with colors are not for this. */
    public static String cut(String text, int columns) {
        return text.length() <= columns ? text : text.substring(0, columns - 1) + "…";
    }

    /** A text padded with blanks on the left. */
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
