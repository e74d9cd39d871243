package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.report.Report;
import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultFile;
import io.github.terrene.bots.arena.result.ResultText;
import io.github.terrene.bots.arena.tune.Course;
import io.github.terrene.bots.arena.tune.Dial;
import io.github.terrene.bots.arena.tune.Goal;
import io.github.terrene.bots.arena.tune.Leeway;
import io.github.terrene.bots.arena.tune.Setting;
import io.github.terrene.bots.arena.tune.Subject;
import io.github.terrene.bots.arena.tune.TuneReport;
import io.github.terrene.bots.arena.tune.Tuning;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    private GameWish wish = new GameWish();

    @Option(
            names = "--list",
            description =
                    "List all numbers on the cards of the decks, as --may and --errata call them, and do nothing else.")
    private boolean list;

    @Option(names = "--may", paramLabel = "FILE", description = "Says which numbers may change, and how far.")
    private @Nullable Path may;

    @Option(
            names = "--agents",
            paramLabel = "A",
            split = ",",
            description = "Who plays the decks; sensible by default.")
    private List<String> agents = List.of("sensible");

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "Begin with these errata, which another search has written, instead of what is printed.")
    private @Nullable Path from;

    @Option(
            names = "--within",
            paramLabel = "N",
            description = "How far from 50 of 100 games a deck may be against another; 10 by default.")
    private double within = 10;

    @Option(
            names = "--deals",
            paramLabel = "N",
            description = "How many deals each pair plays to be measured, from both sides; 200 by default.")
    private int deals = 200;

    @Option(
            names = "--probes",
            paramLabel = "N",
            description = "How many deals each pair plays with numbers that differ; 200 by default.")
    private int probes = 200;

    @Option(names = "--rounds", paramLabel = "N", description = "How many times it is measured at most; 10 by default.")
    private int rounds = 10;

    @Option(names = "--seed", paramLabel = "N", description = "Play the same deals again. By default it is 1.")
    private long seed = 1;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Play only this share of the next games; join shares with merge.")
    private String share = "1/1";

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
        Subject subject = subject().getOrElseThrow(this::wrong);
        if (list) {
            subject.numbers()
                    .getOrElseThrow(this::wrong)
                    .forEach(number -> spec.commandLine().getOut().println(number.changed(number.number())));
            return 0;
        }
        Tuning tuning = tuning(subject).getOrElseThrow(this::wrong);
        Seq<Problem> forbidden = tuning.problems();
        if (forbidden.nonEmpty()) {
            throw wrong(forbidden);
        }
        Array<GameResult> known = out == null ? Array.empty() : Unusable.check(ResultFile.read(out));
        Array<GameResult> results = new Playing(err(), live, ifEndedWithin, threads, out)
                .play(new Telling(tuning, err()), true, known, "arena tune");
        tell(tuning, ResultText.byNumber(results));
        return 0;
    }

    private Either<Seq<Problem>, Subject> subject() {
        return wish.id(games)
                .flatMap(id -> wish.printing()
                        .flatMap(printing -> games.game(id, printing)
                                .flatMap(wish::decks)
                                .flatMap(decks -> Subject.of(games, id, printing, decks))));
    }

    private Either<Seq<Problem>, Tuning> tuning(Subject subject) {
        Goal goal = new Goal(within / 100, deals, probes, rounds);
        if (subject.printed().decks().size() < 2) {
            return Either.left(Array.of(Problem.at("decks", "arena/decks", "at least two decks are needed")));
        }
        return goal.problems().nonEmpty()
                ? Either.left(goal.problems())
                : dials(subject)
                        .flatMap(dials -> first(dials)
                                .flatMap(first -> Either.sequenceRight(
                                                Array.ofAll(agents).distinct().map(AgentSpec::parse))
                                        .flatMap(specs -> Share.parse(share)
                                                .map(part -> new Tuning(
                                                        subject, dials, first, specs.toArray(), goal, seed, part)))));
    }

    private Either<Seq<Problem>, Setting> first(Array<Dial> dials) {
        return from == null
                ? Either.right(Setting.printed(dials))
                : TextFile.read(from)
                        .flatMap(text -> Erratum.read(from.toString(), text))
                        .flatMap(errata -> Setting.of(dials, errata));
    }

    private Either<Seq<Problem>, Array<Dial>> dials(Subject subject) {
        if (may == null) {
            return Either.left(Array.of(Problem.at(
                    "may", "tune/may", "say with --may which numbers may change; --list shows all of them")));
        }
        return TextFile.read(may)
                .flatMap(text -> Leeway.read(may.toString(), text))
                .flatMap(leeway -> subject.numbers().flatMap(numbers -> {
                    leeway.inVain(numbers)
                            .forEach(line -> err().println("arena: " + may + ": no number is called " + line));
                    Array<Dial> dials = leeway.of(numbers);
                    return dials.isEmpty()
                            ? Either.left(Array.of(Problem.at(
                                    may.toString(), "tune/nothing", "no number on a card of these decks may change")))
                            : Either.right(dials);
                }));
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
                to.print(Report.of(title, "arena tune", tuning.measured(results, agent))
                        .text());
            }
            Unusable.check(written(errata));
        }
        to.flush();
    }

    private Seq<Problem> written(Array<Erratum> errata) {
        if (write == null) {
            return Array.empty();
        }
        try {
            Files.writeString(write, errata.mkString("", "\n", "\n"));
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
        return new ParameterException(
                spec.commandLine(), problems.map(Problem::toString).mkString("\n"));
    }
}
