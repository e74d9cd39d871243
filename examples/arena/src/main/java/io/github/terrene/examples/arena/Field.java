package io.github.terrene.examples.arena;

import io.github.terrene.examples.terminal.bot.LookAhead;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A game with decks that are to be compared.
 *
 * @param name the game
 * @param rules its rules
 * @param policy how a bot plays on at random
 * @param trust how far a bot trusts the policy
 * @param decks the names of the decks
 * @param config a game of two of these decks, by their places
 * @param first who went first, in a game that is over; none if both act at the same time
 * @param turns how many turns a game took
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
record Field<C, S, A, E, V>(
        String name,
        Rules<C, S, A, E, V> rules,
        Policy<? super S, ? super A> policy,
        double trust,
        Array<String> decks,
        BiFunction<Integer, Integer, C> config,
        Function<S, Option<Seat>> first,
        ToIntFunction<S> turns) {
    private static final int MOST_DECISIONS = 2_000;

    /** Lets two decks play once, with a bot that looks ahead for each; the bots know both lists. */
    Result play(int one, int other, int tries, long seed) {
        C config = this.config.apply(one, other);
        CardPool pool = rules.pool(config);
        Agent<V, A, E> bot = new LookAhead<>(rules, policy, pool, trust, tries, MOST_DECISIONS);
        Step<S, E> start = rules.start(config, seed)
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
        Played<S, A, E> played =
                Host.of(rules, Array.of(bot, bot)).play(start, Rng.of(seed).split(1));
        Option<Seat> winner = played.outcome()
                .filter(outcome -> !outcome.drawn())
                .map(outcome -> outcome.winners().head());
        S end = played.state();
        return new Result(one, other, winner, first.apply(end).map(winner::contains), turns.applyAsInt(end));
    }

    /** Who went first in a game in which turns alternate. */
    static Seat first(int turn, Seat active) {
        return turn % 2 == 1 ? active : Players.opponent(active);
    }
}
