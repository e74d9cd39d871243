package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.report.Report;
import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultFile;
import io.github.terrene.bots.arena.result.ResultText;
import io.github.terrene.bots.arena.tune.Course;
import io.github.terrene.bots.arena.tune.Subject;
import io.github.terrene.bots.arena.tune.TuneReport;
import io.github.terrene.bots.arena.tune.Tuning;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Looks for numbers on cards with which decks are balanced. */
@Command(
        name = "tune",
        sortOptions = false,
        description = {
            "Looks for the smallest changes of numbers on cards after which every deck wins about as often as any other.",
            "",
            "The decks play each other; then they play with numbers that differ at random, which shows what each number does; then the fewest"
                    + " steps that should balance them are taken, and it begins again. After an interruption, the same command continues with what"
                    + " is in --out."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena tune --game terralore --list",
            "  arena tune --game terralore --may terralore.leeway --agents sensible,attentive --out tune.csv",
            "  arena tune --game hobe --cards my-set.txt --may my-set.leeway --write my-set.errata",
            "  arena --game hobe --cards my-set.txt --errata my-set.errata --decks --agent search:50",
            "",
            "What may change, in the file after --may, a line for some numbers; the last one that fits holds:",
            "  *.hp by 5 within 10 from 5 to 60",
            "  *.damage by 5 from 5 to 40",
            "  ethan-the-resilient.* stays",
            "",
            "Exit codes: 0 on success, 1 if a file cannot be used or an agent ends the arena, 2 for wrong usage."
        })
final class TuneCommand implements Callable<Integer> {
    @Mixin
    private TuneWish wish = new TuneWish();

    @Option(
            names = "--list",
            description =
                    "List all numbers on the cards of the decks, as --may and --errata call them, and do nothing else.")
    private boolean list;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games to play at the same time; by default one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Keep the games in this file, and continue with what is in it.")
    private @Nullable Path out;

    @Option(names = "--write", paramLabel = "FILE", description = "Write the numbers that have changed, for --errata.")
    private @Nullable Path write;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final ArenaGames games;
    private final boolean live;
    private final Runnable ifEndedWithin;

    TuneCommand(ArenaGames games, boolean live, Runnable ifEndedWithin) {
        this.games = games;
        this.live = live;
        this.ifEndedWithin = ifEndedWithin;
    }

    @Override
    public Integer call() {
        Playing.threads(threads).forEach(problem -> {
            throw wrong(Array.of(problem));
        });
        Unusable.check(precious());
        Subject subject = wish.subject(games).getOrElseThrow(this::wrong);
        if (list) {
            subject.numbers()
                    .getOrElseThrow(this::wrong)
                    .forEach(number -> spec.commandLine().getOut().println(number.changed(number.number())));
            return 0;
        }
        Tuning tuning =
                wish.tuning(subject, line -> err().println("arena: " + line)).getOrElseThrow(this::wrong);
        Array<GameResult> known = out == null ? Array.empty() : Unusable.check(ResultFile.read(out));
        Array<GameResult> results = new Playing(err(), live, ifEndedWithin, threads, out)
                .play(new Telling(tuning, err()), true, known, wish.command());
        tell(tuning, ResultText.byNumber(results));
        return 0;
    }

    private void tell(Tuning tuning, Map<Integer, GameResult> results) {
        Course course = tuning.course(results);
        PrintWriter to = spec.commandLine().getOut();
        to.print(new TuneReport(tuning, course).text());
        if (course.rounds().nonEmpty()) {
            Array<Erratum> errata = course.rounds().last().setting().errata(tuning.dials());
            to.print("\n" + Unusable.check(tuning.subject().printed(errata)));
            for (int agent = 0; agent < tuning.agents().size(); agent++) {
                String title = "\n" + tuning.subject().printed().title() + ", "
                        + tuning.agents().get(agent).text();
                to.print(Report.of(title, wish.command(), tuning.measured(results, agent))
                        .text());
            }
            Unusable.check(written(errata));
        }
        to.flush();
    }

    /** Refuses to overwrite what is there, unless it is a list of errata. */
    private Seq<Problem> precious() {
        @Nullable Path file = write;
        if (file == null || !Files.exists(file)) {
            return Array.empty();
        }
        return TextFile.read(file)
                .flatMap(text -> Erratum.read(file.toString(), text))
                .fold(
                        other -> Array.of(Problem.at(
                                file.toString(), "tune/precious", "this is not a list of errata, and is not replaced")),
                        errata -> Array.empty());
    }

    private Seq<Problem> written(Array<Erratum> errata) {
        if (write == null) {
            return Array.empty();
        }
        try {
            Files.write(write, errata.map(erratum -> erratum + "\n").mkString().getBytes(StandardCharsets.UTF_8));
            return Array.empty();
        } catch (IOException failure) {
            return Array.of(
                    Problem.at(write.toString(), "tune/write", "cannot be written: {failure}", failure.toString()));
        }
    }

    /** Tells what was measured once a round is over, since rounds may take hours. */
    private static final class Telling implements Plan {
        private final Tuning tuning;
        private final PrintWriter err;
        private int told;

        Telling(Tuning tuning, PrintWriter err) {
            this.tuning = tuning;
            this.err = err;
        }

        @Override
        public Array<Integer> next(Map<Integer, GameResult> played) {
            Array<String> rounds = new TuneReport(tuning, tuning.course(played)).rounds();
            rounds.drop(told).forEach(line -> err.println("arena: " + line));
            told = rounds.size();
            return tuning.next(played);
        }

        @Override
        public int atMost() {
            return tuning.atMost();
        }

        @Override
        public Fixture fixture(int number) {
            return tuning.fixture(number);
        }

        @Override
        public ArenaGame<?, ?, ?, ?, ?> game(int number) {
            return tuning.game(number);
        }
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    private ParameterException wrong(Seq<Problem> problems) {
        return new ParameterException(spec.commandLine(), GameWish.told(problems));
    }
}
