package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * The options that say which games are wanted, for every program that plays tournaments. Picocli fills them in; use it as a {@code @Mixin} of
 * the program's command.
 */
public final class Wish {
    private static final int USUAL_GAMES = 400;
    private static final int MOST_GAMES = 2_000;
    private static final double USUAL_MARGIN = 5;
    private static final String WHOLE = "1/1";

    @CommandLine.Mixin
    private GameWish game = new GameWish();

    @CommandLine.Option(
            names = "--agents",
            paramLabel = "A",
            split = ",",
            description = "Compare these agents, with all pairs of decks in turn, such as random,greedy,search:500.")
    private List<String> agents = List.of();

    @CommandLine.Option(names = "--decks", description = "Compare the decks of the game instead.")
    private boolean decks;

    @CommandLine.Option(
            names = "--agent",
            paramLabel = "A",
            description = "The agent that plays the decks to compare; greedy by default.")
    private @Nullable String agent;

    @CommandLine.Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games each pair plays, by default " + USUAL_GAMES
                    + "; with --until-sure the maximum, by" + " default " + MOST_GAMES + ".")
    private @Nullable Integer number;

    @CommandLine.Option(
            names = "--until-sure",
            description = "A pair stops as soon as it is sure who is better, or the share is known to within --margin.")
    private boolean untilSure;

    @CommandLine.Option(names = "--margin", paramLabel = "N", description = "In games of 100, by default 5.")
    private @Nullable Double margin;

    @CommandLine.Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "Play the same deals again. By default a new seed is drawn, or that of the results in --out is used.")
    private @Nullable Long seed;

    @CommandLine.Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Play only this share of the games: 3/10 is the third of ten. Join shares with merge.")
    private String share = WHOLE;

    /**
     * The schedule that the options ask for.
     *
     * @param games the games that {@code --game} chooses from
     * @param usual the seed of the tournament if the options name none, such as the seed of existing results; without it, one is drawn
     * @return the schedule, or what is wrong with the options
     */
    public Either<Seq<Problem>, Schedule> schedule(ArenaGames games, Option<Long> usual) {
        return game.game(games)
                .flatMap(game -> tournament(game, seed == null ? usual.getOrElse(Wish::drawn) : seed))
                .flatMap(tournament -> share().map(part -> new Schedule(tournament, games(), margin(), part)))
                .flatMap(schedule ->
                        schedule.problems().isEmpty() ? Either.right(schedule) : Either.left(schedule.problems()));
    }

    /** A seed that nobody can guess: anyone who knows the seed can work out all deals. */
    static long drawn() {
        return new SecureRandom().nextLong() & Long.MAX_VALUE;
    }

    private Either<Seq<Problem>, Share> share() {
        return seed == null && !share.equals(WHOLE)
                ? Either.left(
                        wrong("arena/share-seed", "--shard plays a share of a tournament: say with --seed of which"))
                : Share.parse(share);
    }

    private Either<Seq<Problem>, Tournament> tournament(ArenaGame<?, ?, ?, ?, ?> game, long seed) {
        if (decks == !agents.isEmpty()) {
            return Either.left(wrong("arena/who", "say who plays: --agents with at least two of them, or --decks"));
        }
        if (agent != null && !decks) {
            return Either.left(wrong("arena/agent", "--agent plays the decks that are compared: it needs --decks"));
        }
        if (margin != null && !untilSure) {
            return Either.left(wrong("arena/vain-margin", "--margin says when to stop: it needs --until-sure"));
        }
        return decks
                ? AgentSpec.parse(agent()).flatMap(spec -> Tournament.ofDecks(game, spec, seed))
                : Either.sequenceRight(Array.ofAll(agents).map(AgentSpec::parse))
                        .flatMap(specs -> Tournament.ofAgents(game, specs, seed));
    }

    private String agent() {
        return agent == null ? AgentSpec.Plain.GREEDY.text() : agent;
    }

    private int games() {
        return number == null ? untilSure ? MOST_GAMES : USUAL_GAMES : number;
    }

    private Option<Double> margin() {
        return Option.when(untilSure, () -> (margin == null ? USUAL_MARGIN : margin) / 100);
    }

    /**
     * The command that plays the same games in the arena, as a line that can be copied into a POSIX shell.
     *
     * @param seed the seed of the tournament
     */
    public String command(long seed) {
        return game.in(ShellLine.of("arena"))
                .and(decks ? Array.of("--decks", "--agent", agent()) : Array.of("--agents", String.join(",", agents)))
                .and("--games", "" + games())
                .and(untilSure ? Array.of("--until-sure") : Array.empty())
                .and(untilSure && margin != null ? Array.of("--margin", "" + margin) : Array.empty())
                .and("--seed", "" + seed)
                .toString();
    }

    private static Seq<Problem> wrong(String key, String template, Object... values) {
        return Array.of(Problem.at("arena", key, template, values));
    }
}
