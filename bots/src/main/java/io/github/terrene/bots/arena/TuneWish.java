package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.tune.Dial;
import io.github.terrene.bots.arena.tune.Leeway;
import io.github.terrene.bots.arena.tune.Setting;
import io.github.terrene.bots.arena.tune.Subject;
import io.github.terrene.bots.arena.tune.Target;
import io.github.terrene.bots.arena.tune.Tuning;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what is looked for, and with which games. */
final class TuneWish {
    @Mixin
    private GameWish game = new GameWish();

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

    /** The game with the decks that are to be balanced, or what is wrong with the options. */
    Either<Seq<Problem>, Subject> subject(ArenaGames games) {
        return game.id(games)
                .flatMap(id -> game.printing()
                        .flatMap(printing -> games.game(id, printing)
                                .flatMap(game::decks)
                                .flatMap(decks -> Subject.of(games, id, printing, decks))));
    }

    /**
     * The search that is asked for, or what is wrong with the options, or with what may change.
     *
     * @param hint is told which lines say something of no number
     */
    Either<Seq<Problem>, Tuning> tuning(Subject subject, Consumer<String> hint) {
        Target goal = new Target(within / 100, deals, probes, rounds);
        if (subject.printed().decks().size() < 2) {
            return Either.left(Array.of(Problem.at("decks", "arena/decks", "at least two decks are needed")));
        }
        return goal.problems().nonEmpty()
                ? Either.left(goal.problems())
                : dials(subject, hint)
                        .flatMap(dials -> first(dials)
                                .flatMap(first -> Either.sequenceRight(
                                                Array.ofAll(agents).distinct().map(AgentSpec::parse))
                                        .flatMap(specs -> Share.parse(share)
                                                .map(part -> new Tuning(
                                                        subject, dials, first, specs.toArray(), goal, seed, part)))))
                        .flatMap(TuneWish::allowed);
    }

    private static Either<Seq<Problem>, Tuning> allowed(Tuning tuning) {
        return tuning.problems().isEmpty() ? Either.right(tuning) : Either.left(tuning.problems());
    }

    /** The command that looks at the same games again. */
    String command() {
        return game.in(ShellLine.of("arena", "tune"))
                .and(may == null ? Array.empty() : Array.of("--may", may.toString()))
                .and(from == null ? Array.empty() : Array.of("--from", from.toString()))
                .and("--agents", String.join(",", agents))
                .and("--within", "" + within, "--deals", "" + deals, "--probes", "" + probes)
                .and("--rounds", "" + rounds, "--seed", "" + seed)
                .toString();
    }

    private Either<Seq<Problem>, Setting> first(Array<Dial> dials) {
        @Nullable Path file = from;
        return file == null
                ? Either.right(Setting.printed(dials))
                : TextFile.read(file)
                        .flatMap(text -> Erratum.read(file.toString(), text))
                        .flatMap(errata -> Setting.of(dials, errata));
    }

    private Either<Seq<Problem>, Array<Dial>> dials(Subject subject, Consumer<String> hint) {
        if (may == null) {
            return Either.left(Array.of(Problem.at(
                    "may", "tune/may", "say with --may which numbers may change; --list shows all of them")));
        }
        Path file = may;
        return TextFile.read(file)
                .flatMap(text -> Leeway.read(file.toString(), text))
                .flatMap(leeway -> subject.numbers().flatMap(numbers -> {
                    leeway.inVain(numbers).forEach(line -> hint.accept(file + ": no number is called " + line));
                    Array<Dial> dials = leeway.of(numbers);
                    return dials.isEmpty()
                            ? Either.left(Array.of(Problem.at(
                                    file.toString(), "tune/nothing", "no number on a card of these decks may change")))
                            : Either.right(dials);
                }));
    }
}
