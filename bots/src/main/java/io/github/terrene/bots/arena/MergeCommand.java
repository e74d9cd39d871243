package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultFile;
import io.github.terrene.bots.arena.result.ResultText;
import io.github.terrene.bots.arena.result.Standings;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Merges shares of results. */
@Command(
        name = "merge",
        sortOptions = false,
        description = "Joins the results of shares in one file, sorted, and reports them.",
        footerHeading = "%nExample:%n",
        footer = "  arena merge part-*.csv --out all.csv --report all.html")
final class MergeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Results of shares of one tournament.")
    private List<Path> files = List.of();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The file to write.")
    private Path out = Paths.get("all.csv");

    @Option(names = "--report", paramLabel = "FILE", description = "Also write a page with plots.")
    private @Nullable Path report;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final ArenaGames games;

    MergeCommand(ArenaGames games) {
        this.games = games;
    }

    @Override
    public Integer call() {
        Unusable.check(Told.faults(out, report));
        Array<GameResult> results = Array.empty();
        for (Path file : files) {
            results = results.appendAll(Unusable.check(read(file)));
        }
        String names = Array.ofAll(files).mkString(" ");
        Unusable.check(oneTournament(names, results));
        Array<GameResult> all = Unusable.check(ResultText.united(names, results));
        Unusable.check(ResultFile.inUse(out));
        Unusable.check(lost(Unusable.check(ResultFile.read(out)), all));
        Unusable.check(ResultFile.write(out, all));
        String id = all.map(each -> each.fixture().game()).headOption().getOrElse("");
        String title = games.ids()
                .find(id::equals)
                .flatMap(known -> games.game(known).toOption())
                .<String>map(ArenaGame::title)
                .getOrElse(id);
        int gaps = Standings.of(all).gaps();
        if (gaps > 0) {
            spec.commandLine()
                    .getErr()
                    .println("arena: " + gaps
                            + " games are missing although later ones are there. Is a share absent or unfinished?");
        }
        Unusable.check(Told.tell(
                title,
                ShellLine.of("arena", "merge")
                        .and(Array.ofAll(files).map(Path::toString))
                        .and("--out", out.toString())
                        .toString(),
                all,
                spec.commandLine().getOut(),
                report));
        return 0;
    }

    private static Either<Seq<Problem>, Array<GameResult>> read(Path file) {
        return Files.exists(file)
                ? ResultFile.read(file)
                : Either.left(Array.of(Problem.at(file.toString(), "results/absent", "there is no such file")));
    }

    /** The results in the file that is replaced must be among all the results. */
    private Seq<Problem> lost(Array<GameResult> there, Array<GameResult> all) {
        Array<GameResult> lost = there.removeAll(all);
        return lost.isEmpty()
                ? Array.empty()
                : Array.of(Problem.at(
                        out.toString(),
                        "results/lost",
                        "{results:number} results in this file would be lost, among them game {game:number}: merge this file, too, or write to another",
                        lost.size(),
                        lost.head().number()));
    }

    /** Whether all these games can be from one tournament: the seed and the game are the same, and each pair plays in its turn. */
    private static Seq<Problem> oneTournament(String names, Seq<GameResult> all) {
        Seq<String> tournaments = all.map(GameResult::fixture)
                .map(fixture -> "--game " + fixture.game() + " --seed " + fixture.tournament())
                .distinct();
        if (tournaments.size() > 1) {
            return Array.of(Problem.at(
                    names,
                    "results/tournaments",
                    "these are results of different tournaments: {tournaments}",
                    tournaments.mkString(", ")));
        }
        Standings standings = Standings.of(all);
        return standings.ofOneTournament()
                ? Array.empty()
                : Array.of(Problem.at(
                        names,
                        "results/contestants",
                        "these games cannot be of one tournament: {contestants}",
                        standings.contestants().mkString(", ")));
    }
}
