package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.WordsReport;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says how much of a game a language file says, and what is wrong with it. */
@Command(
        name = "words",
        description = "Works with language files.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND")
final class WordsCommand {
    private static final String CHECK = "--words";

    @Spec
    private CommandSpec spec;

    /** Checks a file; the exit code is 1 if anything is wrong with it. */
    @Command(
            description =
                    "Lists what a language file lacks and what is wrong with it, and says how much of the game it says.",
            mixinStandardHelpOptions = true)
    int check(
            @Parameters(paramLabel = "FILE", description = "The language file, such as hobe.fr.words.") Path file,
            @Option(
                            names = "--game",
                            paramLabel = "GAME",
                            required = true,
                            converter = Games.Named.class,
                            completionCandidates = Games.Names.class,
                            description = "The game: ${COMPLETION-CANDIDATES}.")
                    Playable game,
            @Option(
                            names = "--language",
                            paramLabel = "LANGUAGE",
                            defaultValue = "en",
                            description = "The language in which it is told: en (the default) or de.")
                    String language) {
        Words own = Words.read(file).getOrElseThrow(this::wrong);
        WordsReport report = WordsReport.of(Shelf.onPath(), game.game(), own.words(), own.text())
                .getOrElseThrow(
                        problems -> wrong(problems.map(Problem::toString).mkString("; ")));
        Messages messages = Messages.in(language);
        PrintWriter out = spec.commandLine().getOut();
        Wording telling = messages.wordings(game.words()).head();
        report.problems().map(telling::told).forEach(problem -> out.println(Printable.of(problem)));
        out.println(said(messages, file, report));
        return report.problems().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** How much a file says. */
    static String said(Messages messages, Path file, WordsReport report) {
        return messages.say(
                "words.said",
                file,
                report.said(),
                report.needed(),
                report.percent(),
                report.problems().size());
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem.replaceFirst("^" + CHECK + " ", ""));
    }
}
