package io.github.terrene.examples.terminal;

import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * The ready decks of a game for two.
 *
 * @param <C> configurations
 * @param <D> decks
 * @param decks all of them
 * @param name what a deck is called
 * @param usual the places of the two that are played if nothing else is said
 * @param game a game with two decks
 * @param played the decks of a game
 */
record DeckBox<C, D>(
        Array<D> decks,
        Function<D, String> name,
        Array<Integer> usual,
        Function<Array<D>, C> game,
        Function<C, Array<D>> played) {
    /** The names of all decks. */
    Array<String> names() {
        return decks.map(name);
    }

    /** A game of two decks, by their places. */
    C config(Array<Integer> places) {
        return game.apply(places.map(decks));
    }

    /** The names of the decks of a game. */
    Array<String> names(C config) {
        return played.apply(config).map(name);
    }
}
