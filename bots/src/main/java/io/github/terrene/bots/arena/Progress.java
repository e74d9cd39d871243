package io.github.terrene.bots.arena;

import io.vavr.collection.Array;
import java.io.Console;
import java.io.PrintWriter;

/** Shows how many games are played, and how long the rest will take, in a line that is overwritten, and erased at the end. */
final class Progress {
    private static final int LENGTH = 20;
    private static final int WIDTH = 78;
    private static final long NANOS = 1_000_000_000;

    private final PrintWriter err;
    private final boolean live;
    private final int before;
    private final int all;
    private final boolean atMost;
    private final long began = System.nanoTime();
    private int done;
    private long shown;

    /**
     * The progress before anything is played in this run.
     *
     * @param live whether there is a terminal to show it
     * @param before how many games were played in earlier runs
     * @param all how many there are
     * @param atMost whether there may be fewer
     */
    Progress(PrintWriter err, boolean live, int before, int all, boolean atMost) {
        this.err = err;
        this.live = live;
        this.before = before;
        this.all = all;
        this.atMost = atMost;
    }

    /** Whether somebody sees what is printed. Since Java 22 there may be a console without a terminal; the console can tell. */
    static boolean terminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException older) {
            return true;
        }
    }

    /** Notes that one more game is over. */
    void played() {
        done++;
        long now = System.nanoTime();
        if (live && now - shown > NANOS / 5) {
            shown = now;
            print(line(now - began));
        }
    }

    /** Prints a line that stays. */
    void tell(String line) {
        err.println((live ? '\r' : "") + line + spaces(live ? WIDTH - line.length() : 0));
        err.flush();
    }

    /** Notes that all games are over. */
    void end() {
        if (live) {
            print("");
            err.print('\r');
            err.flush();
        }
    }

    private void print(String line) {
        err.print('\r' + line + spaces(WIDTH - line.length()));
        err.flush();
    }

    private String line(long nanos) {
        int full = (int) ((long) LENGTH * (before + done) / all);
        String bar = Array.fill(LENGTH, "#").take(full).mkString()
                + Array.fill(LENGTH - full, ".").mkString();
        long left = (long) ((double) nanos / done * (all - before - done) / NANOS);
        return "[" + bar + "] " + (before + done) + " of " + all + " games, " + (atMost ? "at most " : "") + time(left)
                + " left";
    }

    private static String time(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600
                ? seconds / 60 + " min " + seconds % 60 + " s"
                : seconds / 3600 + " h " + seconds / 60 % 60 + " min";
    }

    private static String spaces(int number) {
        return Array.fill(Math.max(0, number), " ").mkString();
    }
}
