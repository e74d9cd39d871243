package io.github.terrene.kernel;

/**
 * A checked configuration, with everything prepared that is the same in all its games. It is for programs that play many games. An opening
 * never changes, and several threads may use it at once.
 *
 * <pre>{@code
 * Opening<Game, Event> opening = rules.open(config).get();
 * for (long seed = 0; seed < 1_000_000; seed++) {
 *     Game end = policy.playout(rules, opening.start(seed).state(), Rng.of(seed).split(1).dice(), 10_000);
 * }
 * }</pre>
 *
 * @param <S> states
 * @param <E> events
 */
@FunctionalInterface
public interface Opening<S, E> {
    /** Starts the game with that seed, as {@link Rules#start} does. */
    Step<S, E> start(long seed);
}
