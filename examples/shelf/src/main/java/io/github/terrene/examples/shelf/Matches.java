package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.compose.BestOfThree;
import java.util.function.Function;

/**
 * Matches of a game.
 *
 * @param rules their rules
 * @param of the match of games that are configured like this one
 * @param game how the games of a match are configured
 * @param <C> configurations of matches
 * @param <G> configurations of games
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables
 */
public record Matches<C, G, S, A, E, V, T>(
        BestOfThree<C, S, A, E, V, T> rules, Function<G, C> of, Function<C, G> game) {
    /** Matches that are configured as their games are. */
    static <C, S, A, E, V, T> Matches<C, C, S, A, E, V, T> alike(BestOfThree<C, S, A, E, V, T> rules) {
        return new Matches<>(rules, config -> config, config -> config);
    }
}
