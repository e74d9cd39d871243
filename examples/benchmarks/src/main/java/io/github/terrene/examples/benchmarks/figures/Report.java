package io.github.terrene.examples.benchmarks.figures;

import java.io.PrintStream;
import java.util.Locale;

/** Where the figures are printed: lines on the output, and progress on a terminal. */
public final class Report {
    private static final String CLEAR_LINE = "\r\u001B[K";

    private final PrintStream out;
    private final PrintStream terminal;
    private final boolean onTerminal;

    private Report(PrintStream out, PrintStream terminal, boolean onTerminal) {
        this.out = out;
        this.terminal = terminal;
        this.onTerminal = onTerminal;
    }

    /** On the standard output, with progress if that is a terminal. */
    public static Report standard() {
        return new Report(System.out, System.err, System.console() != null);
    }

    /** Shows what is going on, until something else is shown. */
    void progress(String doing) {
        if (onTerminal) {
            terminal.print(CLEAR_LINE + doing);
            terminal.flush();
        }
    }

    /** Prints a line. */
    public void line(String format, Object... values) {
        if (onTerminal) {
            terminal.print(CLEAR_LINE);
            terminal.flush();
        }
        out.println(String.format(Locale.ROOT, format, values).stripTrailing());
    }

    /** Begins a part of the table. */
    void heading(Section section) {
        line("");
        line("%s: %s", section.name().toUpperCase(Locale.ROOT), section.about());
    }
}
