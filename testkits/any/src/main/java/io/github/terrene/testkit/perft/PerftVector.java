package io.github.terrene.testkit.perft;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A position and its {@linkplain Perft counts}, in the game's own notation, so that any implementation can check
 * itself:
 * <pre>{@code
 * terrene-perft 1
 * name in a battle
 * game terrene-odyssey-duel
 * seed 7
 * config (options:...,decks:[...])
 * 1 PlaceCharacter(seat:A,card:brass-sentry)
 * 2 PlaceAssignable(seat:A,card:haste-potion)
 * depth 1 9
 * depth 2 41
 * depth 3 388
 * }</pre>
 *
 * @param name what the position is, for people
 * @param game the name of the game
 * @param seed the seed the game was started with
 * @param config the configuration, written
 * @param actions what was done before, written
 * @param counts the counts to the depths 1, 2, 3, ...
 */
public record PerftVector(
        String name, String game, long seed, String config, Array<String> actions, Array<Long> counts) {
    private static final String FORMAT = "terrene-perft 1";

    /** Makes the vector of a position and counts it. */
    public static <C, S, A> PerftVector of(
            Rules<C, S, A, ?, ?> rules, String name, C config, long seed, Iterable<? extends A> actions, int depth) {
        PerftVector position = new PerftVector(
                name,
                rules.notation().game(),
                seed,
                rules.notation().writeConfig(config),
                Array.<A>ofAll(actions).map(rules.notation()::writeAction),
                Array.empty());
        return position.counted(rules, depth);
    }

    /** The same with the counts of these rules. */
    public <C, S, A> PerftVector counted(Rules<C, S, A, ?, ?> rules, int depth) {
        S state = state(rules).getOrElseThrow(problem -> new IllegalArgumentException(name + ": " + problem));
        return new PerftVector(
                name,
                game,
                seed,
                config,
                actions,
                Array.rangeClosed(1, depth).map(each -> Perft.count(rules, state, each)));
    }

    /** The state, or why these rules do not reach it. */
    public <C, S, A> Either<Problem, S> state(Rules<C, S, A, ?, ?> rules) {
        if (!rules.notation().game().equals(game)) {
            return Either.left(Problem.at(
                    "game",
                    "perft/other-game",
                    "it is {game}, not {other}",
                    game,
                    rules.notation().game()));
        }
        return rules.notation()
                .readConfig(config)
                .flatMap(known -> rules.start(known, seed)
                        .mapLeft(problems -> Problem.at("config", "perft/config", "{why}", problems.mkString("; ")))
                        .flatMap(start -> played(rules, known, start.state())));
    }

    private <C, S, A> Either<Problem, S> played(Rules<C, S, A, ?, ?> rules, C known, S start) {
        S state = start;
        for (int i = 0; i < actions.size(); i++) {
            String place = "action " + (i + 1);
            Either<Problem, A> action = rules.notation().readAction(known, actions.get(i));
            if (action.isLeft()) {
                return Either.left(Problem.at(place, "perft/unreadable", "{why}", action.getLeft()));
            }
            Seq<String> refusals = rules.whyNot(state, action.get()).map(Object::toString);
            if (refusals.nonEmpty()) {
                return Either.left(Problem.at(place, "perft/refused", "{why}", refusals.mkString(" ")));
            }
            state = rules.apply(state, action.get()).get().state();
        }
        return Either.right(state);
    }

    /** As a file. */
    public String text() {
        Array<String> head = Array.of(FORMAT, "name " + name, "game " + game, "seed " + seed, "config " + config);
        return head.appendAll(actions.zipWithIndex((action, place) -> (place + 1) + " " + action))
                .appendAll(counts.zipWithIndex((count, place) -> "depth " + (place + 1) + " " + count))
                .mkString("", "\n", "\n");
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if it is not a vector
     */
    public static PerftVector parse(String text) {
        Array<String> lines = Array.of(text.split("\r?\n"));
        if (!lines.head().equals(FORMAT)) {
            throw new IllegalArgumentException("a vector starts with " + FORMAT);
        }
        return new PerftVector(
                value(lines, "name"),
                value(lines, "game"),
                Long.parseLong(value(lines, "seed")),
                value(lines, "config"),
                lines.filter(line -> line.matches("[0-9]+ .*")).map(line -> line.substring(line.indexOf(' ') + 1)),
                lines.filter(line -> line.startsWith("depth "))
                        .map(line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1))));
    }

    private static String value(Array<String> lines, String key) {
        return lines.find(line -> line.startsWith(key + " "))
                .map(line -> line.substring(key.length() + 1))
                .getOrElseThrow(() -> new IllegalArgumentException("the line \"" + key + " ...\" is missing"));
    }
}
