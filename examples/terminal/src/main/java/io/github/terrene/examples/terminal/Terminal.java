package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Paper;
import java.io.PrintWriter;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The program as a whole: reads the command line and says what is wrong with it.
 *
 * @param streams what it reads and writes
 */
record Terminal(Streams streams) {

    /** Runs it and returns the exit code. */
    int run(String... args) {
        PrintWriter out = new PrintWriter(streams.out(), true);
        PrintWriter err = new PrintWriter(streams.err(), true);
        CommandLine line = new CommandLine(new Options(streams))
                .setOut(out)
                .setErr(err)
                .setUsageHelpAutoWidth(false)
                .setUsageHelpWidth(Math.max(
                        Paper.NARROWEST, Math.min(Paper.USUAL, streams.columns().getAsInt())))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setColorScheme(Help.defaultColorScheme(streams.colors() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setParameterExceptionHandler((wrong, given) -> refuse(wrong));
        int code = line.execute(args);
        out.flush();
        err.flush();
        streams.out().flush();
        return code;
    }

    private static int refuse(ParameterException wrong) {
        PrintWriter err = wrong.getCommandLine().getErr();
        err.println("terrene: " + wrong.getMessage().lines().map(Printable::of).collect(Collectors.joining("\n")));
        UnmatchedArgumentException.printSuggestions(wrong, err);
        err.println("Try --help for all options.");
        return wrong.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }
}
