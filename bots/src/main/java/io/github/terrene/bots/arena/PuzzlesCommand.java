package io.github.terrene.bots.arena;

import io.github.terrene.bots.level.Level;
import io.github.terrene.bots.puzzle.Limits;
import io.github.terrene.bots.puzzle.Maker;
import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.bots.puzzle.PuzzleText;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes puzzles, or proves again those of a file. */
@Command(
        name = "puzzles",
        sortOptions = false,
        description = {
            "Looks for puzzles in games of bots: positions in which exactly one choice is right, which is proved.",
            "",
            "The same game and seed give the same puzzles. With --check, it proves those of a file again."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena puzzles --game hobe --seed 1 --count 10 --out hobe.puzzles",
            "  arena puzzles --game hobe --check hobe.puzzles"
        })
final class PuzzlesCommand implements Callable<Integer> {
    private static final int FAILED = 1;
    private static final int USUAL = 10;
    private static final int GAMES_FOR_EACH = 200;
    private static final int LEAST_LINES = 6;

    @Option(names = "--game", paramLabel = "GAME", required = true, description = "The game.")
    private String id = "";

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the first game; 1 by default.")
    private long seed = 1;

    @Option(names = "--count", paramLabel = "N", description = "How many puzzles to make; 10 by default.")
    private int count = USUAL;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "How many actions to try in one position before it is given up; 8000 by default.")
    private int steps = Maker.QUICK.steps();

    @Option(
            names = "--decisions",
            paramLabel = "N",
            description = "How many decisions a puzzle needs at least; 1 by default. Those with more are rare.")
    private int decisions = 1;

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write; by default they are printed.")
    private @Nullable Path out;

    @Option(names = "--check", paramLabel = "FILE", description = "Prove the puzzles of this file.")
    private @Nullable Path check;

    @Option(names = "--help", usageHelp = true, description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final ArenaGames games;

    PuzzlesCommand(ArenaGames games) {
        this.games = games;
    }

    @Override
    public Integer call() throws IOException {
        if (!games.ids().contains(id)) {
            throw wrong("there is no game \"" + id + "\". The games are: "
                    + games.ids().mkString(", ") + ".");
        }
        if (count < 1 || steps < 1 || decisions < 1) {
            throw wrong("--count, --steps and --decisions must be at least 1");
        }
        return with(games.game(id).getOrElseThrow(wrong -> wrong(wrong.mkString("\n"))));
    }

    private <C, S, A, E, V> int with(ArenaGame<C, S, A, E, V> game) throws IOException {
        PuzzleGame<C, S, A, E, V> puzzles =
                new PuzzleGame<>(game.id(), game.rules(), game.decks(), game.config(), game.turns());
        return check == null ? make(game, puzzles) : check(puzzles, check);
    }

    private <C, S, A, E, V> int make(ArenaGame<C, S, A, E, V> game, PuzzleGame<C, S, A, E, V> puzzles)
            throws IOException {
        Maker<C, S, A, E, V> maker = new Maker<>(
                puzzles,
                (config, seat) -> game.opening()
                        .with(
                                config,
                                seat,
                                Level.ATTENTIVE.bot(
                                        game.book(), game.rules().pool(config).knownTo(seat))),
                new Limits(steps, Maker.QUICK.worlds()),
                LEAST_LINES,
                decisions);
        Array<Puzzle<A>> found = Array.empty();
        for (long each = seed; found.size() < count && each < seed + (long) GAMES_FOR_EACH * count; each++) {
            Array<Puzzle<A>> more = found.appendAll(maker.puzzle(each));
            if (more.size() > found.size() && out != null) {
                Files.write(out, text(puzzles, more).getBytes(StandardCharsets.UTF_8));
            }
            found = more;
        }
        print(out == null ? text(puzzles, found) : found.size() + " puzzles in " + out + "\n");
        return found.size() < count ? FAILED : 0;
    }

    /** The easiest first. */
    private static <A> String text(PuzzleGame<?, ?, A, ?, ?> game, Array<Puzzle<A>> puzzles) {
        return PuzzleText.write(game, puzzles.sortBy(puzzle -> puzzle.proof().lines()));
    }

    private <C, S, A, E, V> int check(PuzzleGame<C, S, A, E, V> puzzles, Path file) throws IOException {
        Either<Problem, Array<Puzzle<A>>> read = PuzzleText.read(puzzles, Unusable.check(TextFile.read(file)));
        Unusable.check(read.mapLeft(problem -> Array.of(problem.at(file + " " + problem.place()))));
        int number = 0;
        Array<Problem> unproved = Array.empty();
        for (Puzzle<A> puzzle : read.get()) {
            number++;
            if (!puzzles.proves(puzzle)) {
                unproved = unproved.append(
                        Problem.at(file + " puzzle " + number, "puzzle/unproved", "this is not proved by these rules"));
            }
        }
        Unusable.check(unproved);
        print(number + " puzzles are proved\n");
        return 0;
    }

    private void print(String text) {
        spec.commandLine().getOut().print(text);
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }
}
