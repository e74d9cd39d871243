package io.github.terrene.examples.selfplay;

import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.bots.arena.Schedule;
import io.github.terrene.bots.arena.Tournament;
import io.github.terrene.bots.arena.Wish;
import io.github.terrene.bots.arena.report.Report;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultText;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a tournament, or its rest, on as many machines as Spark has; {@code --help} tells how it is used. */
@Command(
        name = "self-play",
        sortOptions = false,
        description = {
            "Plays the arena's games on Apache Spark, and writes what the arena writes, byte for byte.",
            "",
            "After an interruption, the same command continues. Games of a machine that is lost are played again by another."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  self-play --game hobe --agents random,sensible,greedy --out study",
            "  spark-submit JAR --game carnage --decks --agent search:500 --out hdfs:///study",
            "",
            "Exit codes: 0 on success, 1 if the job fails or a file cannot be used, 2 for wrong usage."
        })
public final class SelfPlay implements Callable<Integer> {
    private static final int FAILED = 1;

    @Mixin
    private Wish wish = new Wish();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            required = true,
            description = "The folder for results, which all machines must see: on a shared disk, hdfs:, s3a:.")
    private String out = "";

    @Option(
            names = "--part",
            paramLabel = "N",
            description = "The most games that a machine plays before it writes their results; 50 by default.")
    private int part = 50;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final SparkConf conf;

    private SelfPlay(SparkConf conf) {
        this.conf = conf;
    }

    /** Runs the program and ends with its exit code: 0, 1 if the job fails or a file cannot be used, 2 for wrong usage. */
    public static void main(String[] args) {
        SparkConf conf = new SparkConf().setIfMissing("spark.app.name", "self-play");
        if (!conf.contains("spark.master")) {
            conf.setMaster("local[*]").set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "true");
        }
        int code = run(conf, new PrintWriter(System.out, true), new PrintWriter(System.err, true), args);
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * Runs the program within another one.
     *
     * @param conf where Spark runs
     * @param out where results are told
     * @param err where it is told what is wrong
     * @param args the options
     * @return the exit code: 0, 1 if the job fails or a file cannot be used, 2 for wrong usage
     */
    public static int run(SparkConf conf, PrintWriter out, PrintWriter err, String... args) {
        return new CommandLine(new SelfPlay(conf))
                .setOut(out)
                .setErr(err)
                .setParameterExceptionHandler((wrong, given) -> refuse(wrong, err))
                .execute(args);
    }

    private static int refuse(ParameterException wrong, PrintWriter err) {
        err.println("self-play: " + wrong.getMessage());
        err.println("Try --help for all options.");
        return wrong.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }

    @Override
    public Integer call() {
        Either<Seq<Problem>, Schedule> schedule = schedule(Array.empty());
        if (schedule.isLeft() || part < 1) {
            String wrong = schedule.fold(
                    problems -> problems.map(Problem::sentence).mkString("\n"), any -> "--part is 1 or more");
            throw new ParameterException(spec.commandLine(), wrong);
        }
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            return played(spark).fold(this::failed, this::told);
        } catch (IOException failure) {
            return failed(Array.of(
                    Problem.at(out, "results/file", "cannot be read or written: {failure}", failure.toString())));
        }
    }

    private Either<Seq<Problem>, Schedule> schedule(Seq<GameResult> known) {
        return wish.schedule(ArenaGames.onPath(), Tournament.seed(known));
    }

    private Either<Seq<Problem>, String> played(JavaSparkContext spark) throws IOException {
        Folder folder = Folder.of(out, spark.hadoopConfiguration());
        Either<Seq<Problem>, Array<GameResult>> known = folder.known();
        Either<Seq<Problem>, Schedule> rest = known.flatMap(this::continued);
        if (rest.isLeft()) {
            return Either.left(rest.getLeft());
        }
        Tournament tournament = rest.get().tournament();
        Array<GameResult> all =
                rest.get().play(known.get(), due -> round(tournament.seed(), due, folder.address(), spark));
        folder.unite(all);
        return Either.right(
                all.isEmpty()
                        ? "No game has been played.\n"
                        : Report.of(tournament.game().title(), wish.command(tournament.seed()), all)
                                .text());
    }

    private Either<Seq<Problem>, Schedule> continued(Seq<GameResult> known) {
        return schedule(known).flatMap(schedule -> {
            Seq<Problem> foreign = schedule.foreign(out, known);
            return foreign.isEmpty() ? Either.right(schedule) : Either.left(foreign);
        });
    }

    /** Nothing but text and numbers goes to the machines and comes back. */
    private Array<GameResult> round(long seed, Array<Integer> due, String folder, JavaSparkContext spark) {
        String[] options = spec.commandLine().getParseResult().originalArgs().toArray(String[]::new);
        SerializableConfiguration settings = new SerializableConfiguration(spark.hadoopConfiguration());
        int least = 2 * spark.defaultParallelism();
        int size = Math.max(1, Math.min(part, due.size() / least));
        List<List<Integer>> parts = due.grouped(size)
                .<List<Integer>>map(each -> new ArrayList<>(each.asJava()))
                .toJavaList();
        List<String> played = spark.parallelize(parts, parts.size())
                .map(numbers -> Worker.play(options, seed, folder, settings.value(), numbers))
                .collect();
        return Array.ofAll(played).flatMap(text -> ResultText.read(folder, text).get());
    }

    private int failed(Seq<Problem> problems) {
        spec.commandLine().getErr().println("self-play: " + problems.mkString("\n"));
        return FAILED;
    }

    private int told(String report) {
        PrintWriter told = spec.commandLine().getOut();
        told.print(report);
        told.flush();
        return 0;
    }
}
