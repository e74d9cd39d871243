package io.github.terrene.bots.arena;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The command line of the arena; {@code --help} explains how it is used. It needs picocli; the bots themselves do not. */
public final class Main {
    private static final int FAILED = 1;

    private Main() {}

    /** Runs the program and ends with its exit code: 0, 1 if a file cannot be used or an agent ends the arena, 2 for wrong usage. */
    public static void main(String[] args) {
        boolean terminal = Progress.terminal();
        PrintWriter out = terminal
                ? new PrintWriter(System.out, true)
                : new PrintWriter(
                        new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8), true);
        int code = run(out, new PrintWriter(System.err, true), terminal, () -> Interruption.End.now(FAILED), args);
        out.flush();
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * Runs the program within another one.
     *
     * @param out where results are printed
     * @param err where errors and progress are printed
     * @param live whether err is a terminal, which shows progress
     * @param args the options
     * @return the exit code: 0, 1 if a file cannot be used, 2 for wrong usage
     */
    public static int run(PrintWriter out, PrintWriter err, boolean live, String... args) {
        return run(out, err, live, () -> {}, args);
    }

    private static int run(PrintWriter out, PrintWriter err, boolean live, Runnable ifEndedWithin, String... args) {
        ArenaGames games = ArenaGames.onPath();
        games.leftOut().forEach(problem -> err.println("arena: left out: " + problem));
        return new CommandLine(new PlayCommand(games, live, ifEndedWithin))
                .addSubcommand(new MergeCommand(games))
                .addSubcommand(new TuneCommand(games, live, ifEndedWithin))
                .addSubcommand(new PuzzlesCommand(games))
                .setOut(out)
                .setErr(err)
                .setParameterExceptionHandler((wrong, given) -> refuse(wrong, err))
                .setExecutionExceptionHandler((failure, line, given) -> fail(failure, err))
                .execute(args);
    }

    private static int refuse(ParameterException wrong, PrintWriter err) {
        err.println("arena: " + wrong.getMessage());
        err.println("Try --help for all options.");
        return wrong.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }

    private static int fail(Exception failure, PrintWriter err) throws Exception {
        if (failure instanceof Unusable) {
            err.println("arena: " + failure.getMessage());
            return FAILED;
        }
        if (failure instanceof UncheckedIOException unwritten) {
            err.println("arena: a result cannot be written: " + unwritten.getMessage());
            return FAILED;
        }
        throw failure;
    }
}
