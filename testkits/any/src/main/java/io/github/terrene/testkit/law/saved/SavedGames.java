package io.github.terrene.testkit.law.saved;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions at rest of some games, as texts without print, to be changed by hand one thing at a time:
 * <pre>{@code
 * SavedGames<GameConfig, Game> games = SavedGames.of(rules, config, playthroughs);
 *
 * assertThat(games.refusal("hp:\\d+", "hp:-1").place()).isEqualTo("table.teams[0]");
 * }</pre>
 *
 * @param <C> configurations
 * @param <S> states
 */
public final class SavedGames<C, S> {
    private static final int LONGEST = 300;

    private final Notation<C, S, ?> notation;
    private final C config;
    private final Seq<String> texts;

    private SavedGames(Notation<C, S, ?> notation, C config, Seq<String> texts) {
        this.notation = notation;
        this.config = config;
        this.texts = texts;
    }

    /** All states of games of one configuration. */
    public static <C, S, A, E> SavedGames<C, S> of(
            Rules<C, S, A, E, ?> rules, C config, Seq<Playthrough<C, S, A, E>> games) {
        Seq<String> texts = games.flatMap(Playthrough::states)
                .map(rules.notation()::writeState)
                .map(Prints::without);
        return new SavedGames<>(rules.notation(), config, texts.distinct());
    }

    /**
     * All states of some games of one configuration, the longest of 300 decisions: the first with the seed 0 and the first policy.
     *
     * @param policies ways to play, used in turn
     */
    public static <C, S, A, E> SavedGames<C, S> of(
            Rules<C, S, A, E, ?> rules, C config, Seq<? extends Policy<? super S, ? super A>> policies, int games) {
        return of(rules, config, Playthrough.drawn(rules, config, policies, games, LONGEST));
    }

    /**
     * Replaces something in the first text that has it, and says why the result cannot be read.
     *
     * @param what a regular expression
     * @param becomes its replacement, with {@code $1} for the first group
     * @throws AssertionError if no text matches, or the changed one can be read
     */
    public Problem refusal(String what, String becomes) {
        return changed(what, becomes).fold(problem -> problem, state -> {
            throw new AssertionError("this could be read, with " + becomes);
        });
    }

    /**
     * Replaces something in the first text that has it, and reads the result, or says why it cannot be read.
     *
     * @param what a regular expression
     * @param becomes its replacement, with {@code $1} for the first group
     * @throws AssertionError if no text has that
     */
    public Either<Problem, S> changed(String what, String becomes) {
        Pattern pattern = Pattern.compile(what);
        Matcher found = texts.find(text -> pattern.matcher(text).find()
                        && notation.readState(config, text).isRight())
                .map(pattern::matcher)
                .getOrElseThrow(() -> new AssertionError("no game has " + what));
        return notation.readState(config, found.replaceFirst(becomes));
    }
}
