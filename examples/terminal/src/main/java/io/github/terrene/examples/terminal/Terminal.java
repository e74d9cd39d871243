package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.shelf.Shelf;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The program as a whole: reads the command line and says what is wrong with it.
 *
 * @param streams what it reads and writes
 */
record Terminal(Streams streams) {

    private static final String ARENA = "arena";
    private static final String WORDS = "words";

    /** Runs it and returns the exit code. The arena is a program of its own. */
    int run(String... args) {
        PrintWriter out = new PrintWriter(streams.out(), true);
        PrintWriter err = new PrintWriter(streams.err(), true);
        if (args.length > 0 && args[0].equals(WORDS)) {
            return run(new WordsCommand(), out, err, Arrays.copyOfRange(args, 1, args.length));
        }
        return args.length > 0 && args[0].equals(ARENA)
                ? io.github.terrene.bots.arena.Main.run(
                        out, err, streams.terminal(), Arrays.copyOfRange(args, 1, args.length))
                : play(out, err, args);
    }

    private int play(PrintWriter out, PrintWriter err, String... args) {
        Shelf.onPath()
                .leftOut()
                .forEach(problem -> err.println("terrene: left out: " + Printable.of(problem.toString())));
        return run(new Options(streams), out, err, args);
    }

    private int run(Object command, PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(command)
                .setOut(out)
                .setErr(err)
                .setUsageHelpAutoWidth(false)
                .setUsageHelpWidth(Math.max(
                        Paper.NARROWEST, Math.min(Paper.USUAL, streams.columns().getAsInt())))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setColorScheme(Help.defaultColorScheme(streams.colors() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setParameterExceptionHandler((wrong, given) -> refuse(wrong))
                .setExecutionExceptionHandler((failure, given, parsed) -> fail(failure, err));
        int code = line.execute(args);
        out.flush();
        err.flush();
        streams.out().flush();
        return code;
    }

    /**
     * A faulty card set is no mistake of this program; its author is told what to mend. Where something else can be done instead, it does not
     * come to that.
     */
    private static int fail(Exception failure, PrintWriter err) throws Exception {
        if (failure instanceof FaultyEffect faulty) {
            err.println("terrene: " + Printable.of(faulty.getMessage()));
            return ExitCode.SOFTWARE;
        }
        throw failure;
    }

    private static int refuse(ParameterException wrong) {
        PrintWriter err = wrong.getCommandLine().getErr();
        err.println("terrene: " + wrong.getMessage().lines().map(Printable::of).collect(Collectors.joining("\n")));
        UnmatchedArgumentException.printSuggestions(wrong, err);
        err.println("Try --help for all options.");
        return wrong.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }
}
