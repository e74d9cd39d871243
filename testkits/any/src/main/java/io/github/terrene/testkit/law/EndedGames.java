package io.github.terrene.testkit.law;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Games for two that are over, each with a name, and their texts to be changed by hand:
 * <pre>{@code
 * EndedGames<GameConfig, Game, Action, Event> ends = EndedGames.of(rules).ended("castle", config, policy, "TL-11.1");
 *
 * assertThat(ends.misread()).isEmpty();
 * assertThat(ends.refusal("castle", "castle:0", "castle:1").rule()).isEqualTo("TL-11.1");
 * }</pre>
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 */
public final class EndedGames<C, S, A, E> {
    private static final int SEEDS = 60;
    private static final int LONGEST = 3000;

    private final Rules<C, S, A, E, ?> rules;
    private final LinkedHashMap<String, End<C, S>> ends;

    private record End<C, S>(C config, S state) {}

    private EndedGames(Rules<C, S, A, E, ?> rules, LinkedHashMap<String, End<C, S>> ends) {
        this.rules = rules;
        this.ends = ends;
    }

    /** No game yet. */
    public static <C, S, A, E> EndedGames<C, S, A, E> of(Rules<C, S, A, E, ?> rules) {
        return new EndedGames<>(rules, LinkedHashMap.empty());
    }

    /** One more: a game that ended by that rule, and that South won if anybody did. */
    public EndedGames<C, S, A, E> ended(String name, C config, Policy<? super S, ? super A> policy, String rule) {
        return ended(name, config, policy, rule, state -> true);
    }

    /** One more: such a game whose last state is wanted. */
    public EndedGames<C, S, A, E> ended(
            String name, C config, Policy<? super S, ? super A> policy, String rule, Predicate<S> wanted) {
        return with(
                name,
                config,
                first(
                        config,
                        policy,
                        state -> rules.outcome(state).exists(end -> isOf(end, rule)) && wanted.test(state)));
    }

    private static boolean isOf(Outcome end, String rule) {
        return end.rule().equals(rule) && (end.drawn() || end.wonBy(Players.SOUTH));
    }

    /** One more: a game in which everybody who is asked concedes in the first state that is wanted. */
    public EndedGames<C, S, A, E> conceded(
            String name,
            C config,
            Policy<? super S, ? super A> policy,
            Predicate<S> wanted,
            Function<Seat, A> concede) {
        S before = first(config, policy, wanted);
        Seq<Seat> awaited = rules.deciders(before);
        return with(
                name,
                config,
                awaited.foldLeft(
                        before,
                        (now, seat) ->
                                rules.apply(now, concede.apply(seat)).get().state()));
    }

    private EndedGames<C, S, A, E> with(String name, C config, S state) {
        return new EndedGames<>(rules, ends.put(name, new End<>(config, state)));
    }

    private S first(C config, Policy<? super S, ? super A> policy, Predicate<S> wanted) {
        return Iterator.range(0, SEEDS)
                .map(seed -> Walk.drawn(new SeededConfig<>(config, seed), 0, LONGEST))
                .flatMap(walk -> Playthrough.of(rules, Array.of(policy), walk).states())
                .find(wanted)
                .getOrElseThrow(() -> new AssertionError("no game comes to that"));
    }

    /** The names of those that are not read as they were written. */
    public Seq<String> misread() {
        return ends.reject((name, end) -> read(end, written(end)).equals(Either.right(end.state())))
                .keySet()
                .toArray();
    }

    /**
     * Replaces something in a game's text, and says why the result cannot be read.
     *
     * @param what a regular expression
     * @param becomes its replacement, with {@code $1} for the first group
     * @throws AssertionError if the text has nothing like that, or the changed one can be read
     */
    public Problem refusal(String name, String what, String becomes) {
        End<C, S> end = ends.get(name).get();
        String changed = written(end).replaceFirst(what, becomes);
        if (changed.equals(written(end))) {
            throw new AssertionError("nothing is changed in " + changed);
        }
        return read(end, changed).fold(problem -> problem, state -> {
            throw new AssertionError("this could be read: " + changed);
        });
    }

    private String written(End<C, S> end) {
        return rules.notation().writeState(end.state());
    }

    private Either<Problem, S> read(End<C, S> end, String text) {
        return rules.notation().readState(end.config(), text);
    }
}
