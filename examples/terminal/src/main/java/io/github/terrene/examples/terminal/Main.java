package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Paper;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Plays a match in the terminal; {@code --help} tells how. */
public final class Main {
    private Main() {}

    /** Runs the program and ends with its exit code: 0, 1 if a replay is damaged or deviates, 2 for wrong usage. */
    public static void main(String[] args) {
        int code = new Terminal(streams()).run(args);
        if (code != 0) {
            System.exit(code);
        }
    }

    /** What goes to a file is UTF-8 everywhere; a terminal gets what it can show. */
    private static Streams streams() {
        Console console = System.console();
        boolean terminal = console != null && isTerminal(console);
        Charset charset = terminal ? console.charset() : StandardCharsets.UTF_8;
        return new Streams(
                System.in,
                new PrintStream(new FileOutputStream(FileDescriptor.out), false, charset),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, charset),
                terminal,
                terminal && System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM")),
                charset.newEncoder().canEncode("─█"),
                terminal ? Screen::columns : () -> Paper.USUAL);
    }

    /** Since Java 22 there may be a console without a terminal, and the console can tell. */
    private static boolean isTerminal(Console console) {
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException older) {
            return true;
        }
    }
}
