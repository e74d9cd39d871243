package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultFile;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a tournament, or the rest of one. */
@Command(
        name = "arena",
        sortOptions = false,
        description = {
            "Lets agents or decks play each other many times, and reports how often each wins and how sure that is.",
            "",
            "Each deal is played twice, from both sides. The same seed gives the same results on any number of threads. After an"
                    + " interruption, the same command continues with what is in --out."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena --game hobe --agents random,sensible,greedy",
            "  arena --game hobe --agents greedy,search:200 --until-sure --report hobe.html",
            "  arena --game carnage --decks --agent trials:4 --games 400 --out carnage.csv",
            "  arena --game carnage --decks --seed 7 --shard 3/10 --out part-3.csv",
            "  arena merge part-*.csv --out all.csv --report all.html",
            "",
            "Agents:",
            "  random           plays anything",
            "  sensible         plays at random, weighted by what players prefer",
            "  greedy           plays what looks best at a glance",
            "  trials:4         tries each choice 4 times, drops the worse half, and repeats",
            "  search:500       searches a tree, with 500 descents per decision",
            "  search:200ms     searches for 200 ms per decision; no two runs are the same",
            "  beginner, casual, attentive, skilled, master",
            "                   the levels for people",
            "  program:COMMAND  a program in any language, such as program:python3 my_bot.py",
            "  class:NAME       an Agent of your own on the class path",
            "",
            "Exit codes: 0 on success, 1 if a file cannot be used or an agent ends the arena, 2 for wrong usage."
        })
final class PlayCommand implements Callable<Integer> {
    @Mixin
    private Wish wish = new Wish();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games to play at the same time; by default one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Write a line of CSV for each game. If the file exists, only the games that it lacks are played.")
    private @Nullable Path out;

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
    private final boolean live;
    private final Runnable ifEndedWithin;

    PlayCommand(ArenaGames games, boolean live, Runnable ifEndedWithin) {
        this.games = games;
        this.live = live;
        this.ifEndedWithin = ifEndedWithin;
    }

    @Override
    public Integer call() {
        Array<GameResult> known = out == null ? Array.empty() : Unusable.check(ResultFile.read(out));
        Schedule schedule =
                wish.schedule(games, Tournament.seed(known)).getOrElseThrow(problems -> wrong(GameWish.told(problems)));
        Playing.threads(threads).forEach(problem -> {
            throw wrong(problem.sentence());
        });
        if (out == null && !schedule.share().equals(Share.ALL)) {
            throw wrong("--shard plays a share for others to put together: say with --out where it goes");
        }
        Unusable.check(Told.faults(out, report));
        Array<GameResult> results = new Playing(spec.commandLine().getErr(), live, ifEndedWithin, threads, out)
                .play(schedule, schedule.margin().isDefined(), known, command(schedule));
        Unusable.check(Told.tell(
                schedule.tournament().game().title(),
                command(schedule),
                results,
                spec.commandLine().getOut(),
                report));
        return 0;
    }

    /** The command that plays the same games again. */
    private String command(Schedule schedule) {
        return wish.command(schedule.tournament().seed());
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }
}
