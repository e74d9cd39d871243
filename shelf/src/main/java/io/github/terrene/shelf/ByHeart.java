package io.github.terrene.shelf;

import io.github.terrene.bots.arena.ArenaGame;
import io.vavr.collection.Array;
import java.util.function.BiFunction;

/**
 * What players know by heart of a game.
 *
 * @param opening what bots begin with
 * @param suggested what a person may leave to the program at once, one choice after another; empty for nothing
 * @param <C> configurations
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record ByHeart<C, A, E, V>(ArenaGame.Opening<C, V, A, E> opening, BiFunction<C, V, Array<A>> suggested) {
    /** Nothing: every choice is thought about. */
    public static <C, A, E, V> ByHeart<C, A, E, V> nothing() {
        return new ByHeart<>((config, seat, thinking) -> thinking, (config, view) -> Array.empty());
    }
}
