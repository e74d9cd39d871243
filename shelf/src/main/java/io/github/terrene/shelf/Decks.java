package io.github.terrene.shelf;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The decks that a game is played with.
 *
 * @param names the names of all decks that there are
 * @param usual the places of those that are played if nothing else is said, one for each player
 * @param config a game with decks, by their places, one for each player
 * @param played the names of the decks of a game, by seat
 * @param <C> configurations
 */
public record Decks<C>(
        Array<String> names,
        Array<Integer> usual,
        Function<Array<Integer>, C> config,
        Function<C, Array<String>> played) {
    /**
     * Ready decks, and perhaps one of the player's own, which is then the first that is played.
     *
     * @param name what a deck is called
     * @param config a game with decks
     * @param decks the decks of a game
     */
    public static <C, D> Decks<C> of(
            Array<D> ready,
            Option<D> own,
            Array<Integer> usual,
            Function<D, String> name,
            Function<Array<D>, C> config,
            Function<C, Array<D>> decks) {
        Array<D> all = ready.appendAll(own);
        return new Decks<>(
                all.map(name),
                own.isEmpty() ? usual : usual.update(0, ready.size()),
                places -> config.apply(places.map(all)),
                played -> decks.apply(played).map(name));
    }

    /** No decks: the players build them, or the game has none. */
    public static <C> Decks<C> none(C config) {
        return new Decks<>(Array.empty(), Array.empty(), places -> config, played -> Array.empty());
    }

    /** The same decks for what is configured otherwise, and back. */
    public <B> Decks<B> as(Function<C, B> other, Function<B, C> back) {
        return new Decks<>(names, usual, config.andThen(other), back.andThen(played));
    }
}
