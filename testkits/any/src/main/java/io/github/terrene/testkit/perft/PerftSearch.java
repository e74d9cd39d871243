package io.github.terrene.testkit.perft;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/**
 * Looks for positions worth counting: the first of its kind that random play reaches, with the seeds 1, 2, 3, ...
 *
 * @param rules the rules
 * @param config the configuration of the game for each seed
 * @param policy how it is played
 */
public record PerftSearch<C, S, A>(
        Rules<C, S, A, ?, ?> rules, LongFunction<C> config, Policy<? super S, ? super A> policy) {
    private static final int LONGEST = 600;

    /**
     * The first such position. There must be one, or the search does not end.
     *
     * @param name what the position is, for people
     * @param depth how deep it is counted
     */
    public PerftVector first(String name, int depth, Predicate<? super S> wanted) {
        return Iterator.from(1L)
                .flatMap(seed -> reached(name, seed, depth, wanted))
                .head();
    }

    private Array<PerftVector> reached(String name, long seed, int depth, Predicate<? super S> wanted) {
        Dice dice = Rng.of(seed).split(1).dice();
        Array<Integer> choices = Array.fill(LONGEST, () -> dice.below(Walk.CHOICES));
        C begun = config.apply(seed);
        Playthrough<C, S, A, ?> playthrough =
                Playthrough.of(rules, Array.of(policy), new Walk<>(new SeededConfig<>(begun, seed), 0, choices));
        int place = playthrough.states().indexWhere(wanted);
        return place < 0
                ? Array.empty()
                : Array.of(PerftVector.of(rules, name, begun, seed, playthrough.before(place), depth));
    }
}
